import { isDeepStrictEqual } from 'node:util'
import type { OpenHours } from '#contract/place/open-hours.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import type { GuideContent } from './guide-content.ts'
import { createHoursByDate, type HoursByDate } from './hours-by-date.ts'
import type { PlaceNames } from './place-names.ts'
import type { Place } from './places.store.ts'
import { renewList, type RenewedList } from './renewed.ts'

/** The opening hours of the places. */
export type GuideHours = {
  /** In the order of the guide. Null: nobody knows them. */
  readonly list: readonly (OpenHours | null)[]
  /** By the slug of the place. */
  get(slug: string): OpenHours | null
  readonly byDate: HoursByDate
  /** For the next renewal. */
  readonly compiled: RenewedList<Place, OpenHours | null>
}

/** @param before the same before a change */
export function* renewHours(
  content: Pick<GuideContent, 'places' | 'city' | 'calendar'>,
  { slugs, getPosition }: Pick<PlaceNames, 'slugs' | 'getPosition'>,
  before?: GuideHours,
): SlicedWork<GuideHours> {
  const compiled = yield* renewList(before?.compiled, content.places, {
    basis: [content.city, content.calendar],
    work: (place) => compileOpenHours(place, content),
    isEqual: isDeepStrictEqual,
  })
  const list = compiled.results
  return {
    list,
    get: (slug) => list[getPosition(slug) ?? -1] ?? null,
    byDate: createHoursByDate({ slugs, hours: list }, before?.byDate),
    compiled,
  }
}
