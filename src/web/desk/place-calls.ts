import type { QueryClient } from '@tanstack/react-query'
import type { ContentPlace } from '#contract/content-place.ts'
import type { DeskPlace } from '#contract/desk-places.ts'
import * as endpoints from '#contract/endpoints/desk-places.ts'
import { callOverHttp } from '../api/call.ts'
import { invalidateContent } from '../api/query-client.ts'
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
  const { place } = await call(basis, deed)
  return place && keep(queryClient, place)
}

function call({ slug, version }: Basis, deed: Deed): Promise<{ place: DeskPlace | null }> {
  const params = { slug }
  const body = { version }
  if (deed.kind === 'bring-back') return callOverHttp(endpoints.bringBackDeskPlace, { params, body })
  if (deed.kind === 'discard') return callOverHttp(endpoints.discardDeskDraft, { params, body })
  if (deed.kind === 'folder')
    return callOverHttp(endpoints.chooseDeskPlaceText, { params, body: { ...body, choice: deed.choice } })
  if (deed.kind === 'restore')
    return callOverHttp(endpoints.restoreDeskPlaceVersion, { params, body: { ...body, restored: deed.restored } })
  return callOverHttp(endpoints.retireDeskPlace, { params, body: { ...body, replacedBy: deed.replacedBy } })
}

function keep(queryClient: QueryClient, place: DeskPlace): DeskPlace {
  queryClient.setQueryData(deskPlace(place.slug).queryKey, { success: true, place })
  invalidateContent(queryClient)
  return place
}
