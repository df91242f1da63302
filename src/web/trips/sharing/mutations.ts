import type { QueryClient } from '@tanstack/react-query'
import {
  changeTripLink,
  createCalendarLink,
  createTripLink,
  deleteTripLink,
} from '#contract/trip/trip-links.endpoints.ts'
import type { NewTripLink, TripLink, TripLinkChange } from '#contract/trip/trip-links.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { getLinks } from './queries.ts'

type Owner = { readonly queryClient: QueryClient; readonly email: string }

export type MadeLink = { readonly link: TripLink; readonly token: string }

/** @param tripId null: a calendar of all trips */
export async function makeLink(owner: Owner, tripId: string | null, body: NewTripLink): Promise<MadeLink> {
  const { link, token } =
    tripId === null
      ? await callOverHttp(createCalendarLink, { body })
      : await callOverHttp(createTripLink, { params: { id: tripId }, body })
  await updateLinks(owner, (links) => [link, ...links])
  return { link, token }
}

export async function changeLink(owner: Owner, id: string, body: TripLinkChange): Promise<TripLink> {
  const { link } = await callOverHttp(changeTripLink, { params: { id }, body })
  await updateLinks(owner, (links) => links.map((known) => (known.id === id ? link : known)))
  return link
}

/** A link that another tab has ended is ended, too. */
export async function endLinks(owner: Owner, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await callOverHttp(deleteTripLink, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
    })
    await updateLinks(owner, (links) => links.filter((link) => link.id !== id))
  }
}

function updateLinks({ queryClient, email }: Owner, change: (links: TripLink[]) => TripLink[]): Promise<void> {
  return updateAnswer(queryClient, getLinks(email), (answer) => ({ ...answer, links: change(answer.links) }))
}
