import { placeCategories } from '#contract/place/place-facts.ts'
import { placeLists } from '#contract/place/place-lists.endpoints.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { searchAttractions } from '#contract/place/places.endpoints.ts'
import type { ReplyFor } from '#contract/api.ts'
import { answeredHere } from '../../api/answered-here.ts'
import { callOverHttp } from '../../api/call.ts'

type Found = ReplyFor<typeof searchAttractions>

/** Without a network, the stored guide is searched: the places of its answer, in their order. */
export const placesMatching = (term: string) =>
  answeredHere(searchAttractions, { query: { name: term } }, () => lookHere(term))

async function lookHere(term: string): Promise<Found | null> {
  const { findSearchHere } = await import('../offline/search-here.ts')
  const search = await findSearchHere()
  if (!search) return null
  const lists = await Promise.all(placeCategories.map((category) => callOverHttp(placeLists[category], {})))
  const places = new Map(lists.flatMap(({ msg }) => msg).map((place) => [place.slug, found(place)]))
  const slugs = search(term).results.flatMap(({ kind, slug }) => (kind === 'place' ? slug : []))
  return { data: slugs.flatMap((slug) => places.get(slug) ?? []) }
}

function found({ img, tag, ...place }: Attraction): SearchResult {
  return { ...place, images: [img], tags: tag === '' ? [] : [tag] }
}
