import type { ContentPlace } from '#contract/content-place.ts'
import type { Guide } from '../guide/guide.ts'
import { findTwins } from './like-places.ts'
import { createAges, dueFacts, type DueFact } from './stale-facts.ts'

/** What the guide itself says of a place that may be due. */
export type GuidedPlace = {
  readonly place: ContentPlace
  readonly facts: readonly DueFact[]
  /** 0: nothing is due. */
  readonly points: number
  /** The slug of a place with a like name close by. */
  readonly twin: string | null
  readonly isOutside: boolean
}

type OfDay = { readonly day: string; readonly places: readonly GuidedPlace[] }

/** A list of the desk asks again and again while the guide stays the same. */
const known = new WeakMap<Guide['content'], OfDay>()

/** Every place of the guide with what is due on a day. */
export function findGuided(guide: Guide, day: string): readonly GuidedPlace[] {
  const before = known.get(guide.content)
  if (before?.day === day) return before.places
  const ageOf = createAges(day)
  const twins = findTwins(guide.content)
  const places = guide.content.map((place) => {
    const facts = dueFacts(place, { today: day, ageOf, hours: guide.openHours.get(place.slug) ?? null })
    const isOutside = isOutsideOf(guide.area.boundingBox, place.geo)
    const twin = twins.get(place.slug) ?? null
    const points = (facts[0]?.points ?? 0) + (isOutside ? 3 : 0) + (twin === null ? 0 : 1)
    return { place, facts, points, twin, isOutside }
  })
  known.set(guide.content, { day, places })
  return places
}

function isOutsideOf(box: Guide['area']['boundingBox'], { lat, lng }: ContentPlace['geo']): boolean {
  return lat !== null && lng !== null && (lat < box.south || lat > box.north || lng < box.west || lng > box.east)
}
