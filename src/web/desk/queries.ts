import {
  getDeskPlace,
  getPlaceChoices,
  listDeskPlaces,
  listDeskPlaceVersions,
} from '#contract/endpoints/desk-places.ts'
import type { DeskPlaceFilter } from '#contract/desk-places.ts'
import { desk } from '#messages/desk.ts'
import { pagedQuery, query, reporting } from '../api/query-client.ts'

const FRESH = { staleTime: 0, retryOnMount: true }

export const deskPlacePages = ({ text, state }: { text: string; state: DeskPlaceFilter }) =>
  reporting(pagedQuery(listDeskPlaces, { query: { state, ...(text !== '' && { text }) } }, FRESH), {
    text: desk.failed,
    place: 'top-right',
  })

/** The screen itself says when this fails. */
export const deskPlace = (slug: string) => query(getDeskPlace, { params: { slug } }, FRESH)

export const placeVersions = (slug: string) =>
  reporting(pagedQuery(listDeskPlaceVersions, { params: { slug }, query: {} }, FRESH), {
    text: desk.historyFailed,
    place: 'top-right',
  })

export const placeChoices = () => query(getPlaceChoices, {}, { retryOnMount: true })
