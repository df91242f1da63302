import {
  getDeskPlace,
  getPlaceChoices,
  listDeskPlaces,
  listDeskPlaceVersions,
} from '#contract/endpoints/desk-places.ts'
import { getDeskTrip, getTripChoices, listDeskTrips, listDeskTripVersions } from '#contract/endpoints/desk-trips.ts'
import { desk } from '#messages/desk.ts'
import { pagedQuery, query, reporting } from '../api/query-client.ts'
import type { ListQuery } from './list-query.ts'

const FRESH = { staleTime: 0, retryOnMount: true }

const asQuery = ({ text, state }: ListQuery) => ({ query: { state, ...(text !== '' && { text }) } })

export const deskPlacePages = (asked: ListQuery) =>
  reporting(pagedQuery(listDeskPlaces, asQuery(asked), FRESH), {
    text: desk.kinds.place.failed,
    place: 'top-right',
  })

export const deskTripPages = (asked: ListQuery) =>
  reporting(pagedQuery(listDeskTrips, asQuery(asked), FRESH), {
    text: desk.kinds.trip.failed,
    place: 'top-right',
  })

/** The screen itself says when this fails. */
export const deskPlace = (slug: string) => query(getDeskPlace, { params: { slug } }, FRESH)
export const deskTrip = (slug: string) => query(getDeskTrip, { params: { slug } }, FRESH)

const historyFailure = { text: desk.historyFailed, place: 'top-right' } as const

export const versionsOf = {
  place: (slug: string) =>
    reporting(pagedQuery(listDeskPlaceVersions, { params: { slug }, query: {} }, FRESH), historyFailure),
  trip: (slug: string) =>
    reporting(pagedQuery(listDeskTripVersions, { params: { slug }, query: {} }, FRESH), historyFailure),
}

/** Places of the guide by a part of their names, as the desk writes them: in English. */
export const placesNamed = (text: string) => query(listDeskPlaces, { query: { text, limit: '20' } }, FRESH)

export const placeChoices = () => query(getPlaceChoices, {}, { retryOnMount: true })
export const tripChoices = () => query(getTripChoices, {}, { retryOnMount: true })
