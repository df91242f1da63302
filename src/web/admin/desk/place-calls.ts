import type { QueryClient } from '@tanstack/react-query'
import type { ContentPlace } from '#contract/place/content-place.ts'
import type { DeskPlace } from '#contract/admin/desk-places.ts'
import * as endpoints from '#contract/admin/desk-places.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { invalidateContent } from '../../api/query-client.ts'
import { callDeed } from './deed-calls.ts'
import { isObject, type Json } from './edited-text.ts'
import type { Basis, Deed, Saving } from './entry-kind.ts'
import { deskPlace } from './queries.ts'
import { howSaved, sendable } from './sent-entry.ts'

const isPlace = (text: Json): text is Json & ContentPlace => isObject(text)

export async function readPlace(slug: string): Promise<DeskPlace> {
  const { place } = await callOverHttp(endpoints.getDeskPlace, { params: { slug } })
  return place
}

export async function previewPlace(text: Json) {
  const { place } = await callOverHttp(endpoints.previewDeskPlace, { body: { place: sendable(text, isPlace) } })
  return place
}

export async function savePlace(queryClient: QueryClient, saving: Saving): Promise<DeskPlace> {
  const { slug, text } = saving
  const body = { ...howSaved(saving), place: sendable(text, isPlace) }
  const { place } =
    slug === null
      ? await callOverHttp(endpoints.createDeskPlace, { body })
      : await callOverHttp(endpoints.saveDeskPlace, { params: { slug }, body })
  return keep(queryClient, place)
}

export async function actOnPlace(queryClient: QueryClient, basis: Basis, deed: Deed): Promise<DeskPlace | null> {
  const { place } = await callDeed<{ place: DeskPlace | null }>(
    {
      bringBack: (input) => callOverHttp(endpoints.bringBackDeskPlace, input),
      discard: (input) => callOverHttp(endpoints.discardDeskDraft, input),
      restore: (input) => callOverHttp(endpoints.restoreDeskPlaceVersion, input),
      choose: (input) => callOverHttp(endpoints.chooseDeskPlaceText, input),
      retire: (input) => callOverHttp(endpoints.retireDeskPlace, input),
    },
    basis,
    deed,
  )
  return place && keep(queryClient, place)
}

function keep(queryClient: QueryClient, place: DeskPlace): DeskPlace {
  queryClient.setQueryData(deskPlace(place.slug).queryKey, { success: true, place })
  invalidateContent(queryClient)
  return place
}
