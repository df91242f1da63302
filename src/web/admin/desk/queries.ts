import {
  getCalendarChoices,
  getDeskCalendarEntry,
  listDeskCalendar,
  listDeskCalendarVersions,
} from '#contract/admin/desk-calendar.endpoints.ts'
import { getDeskCityPart, listDeskCity, listDeskCityVersions } from '#contract/admin/desk-city.endpoints.ts'
import {
  getDeskPlace,
  getPlaceChoices,
  listDeskPlaces,
  listDeskPlaceVersions,
} from '#contract/admin/desk-places.endpoints.ts'
import {
  getDeskTrip,
  getTripChoices,
  listDeskTrips,
  listDeskTripVersions,
} from '#contract/admin/desk-trips.endpoints.ts'
import { desk } from '#messages/desk.ts'
import { pagedQuery, query, reporting } from '../../api/query-client.ts'
import type { ListQuery } from './list-query.ts'

const FRESH = { staleTime: 0, retryOnMount: true }

const failureOf = (kind: keyof typeof desk.kinds) => ({ text: desk.kinds[kind].failed, place: 'top-right' }) as const

const asQuery = ({ text, state }: ListQuery) => ({ query: { state, ...(text !== '' && { text }) } })

export const deskPlacePages = (asked: ListQuery) =>
  reporting(pagedQuery(listDeskPlaces, asQuery(asked), FRESH), failureOf('place'))

export const deskTripPages = (asked: ListQuery) =>
  reporting(pagedQuery(listDeskTrips, asQuery(asked), FRESH), failureOf('trip'))

export const deskCalendarPages = (asked: ListQuery) =>
  reporting(pagedQuery(listDeskCalendar, asQuery(asked), FRESH), failureOf('calendarEntry'))

export const deskCityPages = (asked: ListQuery) =>
  reporting(pagedQuery(listDeskCity, asQuery(asked), FRESH), failureOf('cityPart'))

/** The screen itself says when this fails. */
export const deskPlace = (slug: string) => query(getDeskPlace, { params: { slug } }, FRESH)
export const deskCalendarEntry = (slug: string) => query(getDeskCalendarEntry, { params: { slug } }, FRESH)
export const deskCityPart = (slug: string) => query(getDeskCityPart, { params: { slug } }, FRESH)
export const deskTrip = (slug: string) => query(getDeskTrip, { params: { slug } }, FRESH)

const ofEntry = (slug: string) => ({ params: { slug }, query: {} })

const historyFailure = { text: desk.historyFailed, place: 'top-right' } as const

export const versionsOf = {
  place: (slug: string) => reporting(pagedQuery(listDeskPlaceVersions, ofEntry(slug), FRESH), historyFailure),
  trip: (slug: string) => reporting(pagedQuery(listDeskTripVersions, ofEntry(slug), FRESH), historyFailure),
  cityPart: (slug: string) => reporting(pagedQuery(listDeskCityVersions, ofEntry(slug), FRESH), historyFailure),
  calendarEntry: (slug: string) =>
    reporting(pagedQuery(listDeskCalendarVersions, ofEntry(slug), FRESH), historyFailure),
}

/** Places of the guide by a part of a name in any language. Their names are English, as the desk writes them. */
export const placesNamed = (text: string) => query(listDeskPlaces, { query: { text, limit: '20' } }, FRESH)

export const placeChoices = () => query(getPlaceChoices, {}, { retryOnMount: true })
export const calendarChoices = () => query(getCalendarChoices, {}, FRESH)
export const tripChoices = () => query(getTripChoices, {}, { retryOnMount: true })
