import type { QueryClient } from '@tanstack/react-query'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { DeskTrip } from '#contract/admin/desk-trips.ts'
import * as endpoints from '#contract/admin/desk-trips.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { invalidateContent } from '../../api/query-client.ts'
import { callDeed } from './deed-calls.ts'
import { isObject, type Json } from './edited-text.ts'
import type { Basis, Deed, Saving } from './entry-kind.ts'
import { deskTrip } from './queries.ts'
import { howSaved, sendable } from './sent-entry.ts'

const isTrip = (text: Json): text is Json & ContentTrip => isObject(text)

export async function readTrip(slug: string): Promise<DeskTrip> {
  const { trip } = await callOverHttp(endpoints.getDeskTrip, { params: { slug } })
  return trip
}

export async function previewTrip(text: Json) {
  const { trip } = await callOverHttp(endpoints.previewDeskTrip, { body: { trip: sendable(text, isTrip) } })
  return trip
}

export async function saveTrip(queryClient: QueryClient, saving: Saving): Promise<DeskTrip> {
  const { slug, text } = saving
  const body = { ...howSaved(saving), trip: sendable(text, isTrip) }
  const { trip } =
    slug === null
      ? await callOverHttp(endpoints.createDeskTrip, { body })
      : await callOverHttp(endpoints.saveDeskTrip, { params: { slug }, body })
  return keep(queryClient, trip)
}

export async function actOnTrip(queryClient: QueryClient, basis: Basis, deed: Deed): Promise<DeskTrip | null> {
  const { trip } = await callDeed<{ trip: DeskTrip | null }>(
    {
      bringBack: (input) => callOverHttp(endpoints.bringBackDeskTrip, input),
      discard: (input) => callOverHttp(endpoints.discardDeskTripDraft, input),
      restore: (input) => callOverHttp(endpoints.restoreDeskTripVersion, input),
      choose: (input) => callOverHttp(endpoints.chooseDeskTripText, input),
      retire: (input) => callOverHttp(endpoints.retireDeskTrip, input),
    },
    basis,
    deed,
  )
  return trip && keep(queryClient, trip)
}

function keep(queryClient: QueryClient, trip: DeskTrip): DeskTrip {
  queryClient.setQueryData(deskTrip(trip.slug).queryKey, { success: true, trip })
  invalidateContent(queryClient)
  return trip
}
