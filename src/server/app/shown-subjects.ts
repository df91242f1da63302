import type { Api, ParsedInput, ReplyFor } from '#contract/api.ts'
import { subjectsOfPlaces, type ReviewSubject } from '../guide/review-subjects.ts'

type ContentName = { [Name in keyof Api]: Api[Name]['freshness'] extends 'content' ? Name : never }[keyof Api]

/** A method, so that the table can be read by a name that is known only at run time. */
type ShownIn<Input, Reply> = { of(input: Input, reply: Reply): readonly ReviewSubject[] }['of']

type SubjectsShown = {
  readonly [Name in ContentName]: ShownIn<ParsedInput<Api[Name]>, ReplyFor<Api[Name]>>
}

const none = (): readonly ReviewSubject[] => []

/** The ratings and reviews that each answer of content shows. An endpoint that is missing here does not compile. */
const subjectsShown: SubjectsShown = {
  getCity: none,
  getPlanning: none,
  getSuggestedTrip: none,
  getYear: none,
  listDishes: none,
  listHours: none,
  listPhrases: none,
  listPlaceNames: none,
  listServices: none,
  listSuggestedTrips: none,
  searchGuide: none,
  listExplore: () => ['list:explore'],
  listCafe: () => ['list:cafe'],
  listStreetFood: () => ['list:street_food'],
  listHistorical: () => ['list:historical'],
  listSelectedPlaces: (_input, { places }) => subjectsOfPlaces(places),
  searchAttractions: (_input, { data }) => subjectsOfPlaces(data),
  getPlace: ({ params }) => [`place:${params.slug}`],
  // The entries of the index have no ratings, but their order may follow them.
  listPlaceIndex: ({ query }) => (query.sort === 'rating' ? ['reviews'] : []),
  listReviews: ({ query }) => [query.place === undefined ? 'reviews' : `place:${query.place}`],
}

const byName: Partial<Record<keyof Api, ShownIn<unknown, unknown>>> = subjectsShown

/** @param reply of the endpoint's handler */
export function getSubjects(name: keyof Api, input: unknown, reply: unknown): readonly ReviewSubject[] {
  return byName[name]?.(input, reply) ?? []
}
