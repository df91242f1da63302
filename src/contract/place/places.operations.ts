import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import { readPlaceListing } from './place-filters.ts'
import { getListingEntries, PlaceListingQuery, PlaceMatch } from './place-listing-query.ts'
import { PlaceNames } from './place-names.ts'
import { Attraction, AttractionList, City, PlaceDetail, PlaceIndexEntry, SearchResult, SearchTerm } from './places.ts'
import * as endpoints from './places.endpoints.ts'

export const placeOperations = createOperations(endpoints, {
  listExplore: {
    summary: 'Trending attractions',
    reply: AttractionList,
  },
  listCafe: {
    summary: 'Cafés',
    reply: AttractionList,
  },
  listStreetFood: {
    summary: 'Street food',
    reply: AttractionList,
  },
  listHistorical: {
    summary: 'Historical places',
    reply: AttractionList,
  },
  searchAttractions: {
    summary: 'Search all categories by name, locality and tag; tolerates a typo',
    query: z.object({ name: SearchTerm }),
    isFromMemory: true,
    reply: z.object({ data: z.array(SearchResult) }),
  },
  getPlace: {
    summary: 'One place with all its details',
    params: z.object({ slug: z.string() }),
    reply: z.object({ success: z.literal(true), place: PlaceDetail }),
  },
  getCity: {
    summary: 'The city of this installation',
    reply: z.object({ success: z.literal(true), city: City }),
  },
  listSelectedPlaces: {
    summary: 'A well-known place of each list, for the home page',
    reply: z.object({ success: z.literal(true), places: z.array(Attraction) }),
  },
  listPlaceNames: {
    summary: 'Every place and its area in all languages of the city, for a driver to read',
    reply: z.object({ success: z.literal(true), places: z.array(PlaceNames) }),
  },
  listPlaceIndex: {
    summary: 'Name, kind and position of every place, and how it stands to the filters of the query',
    query: PlaceListingQuery,
    isFromMemory: true,
    isMomentary: ({ open }) => readPlaceListing(getListingEntries({ open }), []).filters.open === 'now',
    reply: z.object({
      success: z.literal(true),
      places: z.array(z.extend(PlaceIndexEntry, { match: PlaceMatch })),
      counts: z.object({ fit: z.number(), unknown: z.number(), not: z.number() }),
      /** Parameters and values of the query without a meaning, at most three. The answer is that without them. */
      ignored: z.array(z.string()),
    }),
  },
})
