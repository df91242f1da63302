import type { PlanningGuide } from '#contract/trip/planning.ts'
import { mapActivities, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'

/**
 * A shared trip whose stops are named in letters that the reader can read. The trip has each name as its owner saw it: a
 * stop in letters of another alphabet gets the name that the guide gives its place in the language of the reader.
 */
export function withNamesForReader(trip: TripWithPlan, { places }: PlanningGuide): TripWithPlan {
  const names = new Map(places.map(({ slug, name }) => [slug, name]))
  return mapActivities(trip, (activity) => {
    const name = activity.place === null ? undefined : names.get(activity.place)
    if (name === undefined || isReadable(activity.name, name)) return activity
    return { ...activity, name }
  })
}

/** A name without letters, such as a number, is readable for everybody. */
function isReadable(name: string, inGuide: string): boolean {
  const alphabet = getAlphabet(name)
  return alphabet === null || alphabet === getAlphabet(inGuide)
}

/** Latin letters end at this character of Unicode. Each alphabet of India has a block of 128 of its own. */
const END_OF_LATIN = 0x250
const BLOCK_BITS = 7

/** The block of the first letter; null without one. */
function getAlphabet(text: string): number | null {
  const code = /\p{L}/u.exec(text)?.[0].codePointAt(0)
  if (code === undefined) return null
  return code < END_OF_LATIN ? 0 : code >> BLOCK_BITS
}
