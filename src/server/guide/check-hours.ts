import type { Calendar } from '#contract/city/calendar.ts'
import type { ContentPlace } from '#contract/place/content-place.ts'
import { parseOpeningHours, UnreadableHours } from './parse-opening-hours.ts'

/** Finds opening hours that the guide cannot compute with, and feasts that the calendar does not have. */
export function problemsOfHours(place: ContentPlace, calendar: Calendar | null): string[] {
  return [
    ...hoursOf(place).flatMap((hours) => unreadable(hours, calendar)),
    ...missingFeasts(place, new Set(calendar?.events.map(({ slug }) => slug))),
    ...datedTwice(place),
  ]
}

type WrittenHours = { readonly field: string; readonly value: string }

function hoursOf({ facts }: ContentPlace): WrittenHours[] {
  const openingHours = facts?.openingHours
  if (!openingHours) return []
  const others = openingHours.alternatives ?? []
  return [
    { field: 'facts.openingHours.value', value: openingHours.value },
    ...others.map(({ value }, index) => ({ field: `facts.openingHours.alternatives.${index}.value`, value })),
  ]
}

function unreadable({ field, value }: WrittenHours, calendar: Calendar | null): string[] {
  try {
    const asksForHolidays = parseOpeningHours(value).some(({ isPublicHoliday }) => isPublicHoliday)
    return asksForHolidays && !calendar ? [`${field}: PH needs the public holidays of calendar.json`] : []
  } catch (error) {
    if (!(error instanceof UnreadableHours)) throw error
    return [`${field}: the guide cannot read “${error.message}”`]
  }
}

function missingFeasts({ facts }: ContentPlace, feasts: ReadonlySet<string>): string[] {
  const closed = facts?.closedFeasts?.value ?? []
  const named = closed.map(({ feast }, index) => ({ field: `facts.closedFeasts.value.${index}.feast`, feast }))
  const only = facts?.onlyDuring ? [{ field: 'facts.onlyDuring.value', feast: facts.onlyDuring.value }] : []
  return [...named, ...only]
    .filter(({ feast }) => !feasts.has(feast))
    .map(({ field, feast }) => `${field}: there is no “${feast}” in calendar.json`)
}

function datedTwice(place: ContentPlace): string[] {
  if (!place.facts?.onlyDuring) return []
  return hoursOf(place)
    .filter(({ value }) => /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|PH)\b/.test(value))
    .map(({ field }) => `${field}: must name no dates, because onlyDuring gives them`)
}

/**
 * Asks the library `opening_hours` about new values. The library is large, so that a start with known values does not load
 * it.
 * @param isKnown whether a place of the guide has the value, which was judged when it came
 * @returns the problems of each place, as "field: problem"
 */
export async function problemsOfNewHours(
  places: readonly ContentPlace[],
  isKnown: (value: string) => boolean,
): Promise<string[][]> {
  const asked = places.map((place) => hoursOf(place).filter(({ value }) => !isKnown(value)))
  if (asked.every((hours) => hours.length === 0)) return places.map(() => [])
  const { default: OpeningHours } = await import('opening_hours')
  return asked.map((hours) => hours.flatMap((written) => judge(written, OpeningHours)))
}

const known = new WeakMap<readonly ContentPlace[], ReadonlySet<string>>()

/** The hours of all places of a guide. A guide that stays the same is read once. */
export function hoursInGuide(places: readonly ContentPlace[]): ReadonlySet<string> {
  const values = known.get(places) ?? new Set(places.flatMap((place) => hoursOf(place).map(({ value }) => value)))
  known.set(places, values)
  return values
}

/** A value as the library would write it, or the reason why the guide cannot compute with it. */
export type TidyHours = { readonly value: string } | { readonly problem: string }

/** Loads the library. @returns a function that judges values of OpenStreetMap, each of them once */
export async function createHoursReader(calendar: Calendar | null): Promise<(value: string) => TidyHours> {
  const { default: OpeningHours } = await import('opening_hours')
  const known = new Map<string, TidyHours>()
  return (value) => {
    const judged = known.get(value) ?? tidyHours(value, calendar, OpeningHours)
    known.set(value, judged)
    return judged
  }
}

function tidyHours(value: string, calendar: Calendar | null, OpeningHours: Library): TidyHours {
  try {
    const tidy = new OpeningHours(value, ANY_COUNTRY).prettifyValue()
    const [problem] = [
      ...unreadable({ field: '', value: tidy }, calendar),
      ...judge({ field: '', value: tidy }, OpeningHours),
    ]
    return problem === undefined ? { value: tidy } : { problem: problem.slice(2) }
  } catch (error) {
    return { problem: String(error) }
  }
}

type Library = typeof import('opening_hours').default

/** The library refuses `PH` without a country. Only the form of the value is judged here, so any country will do. */
const ANY_COUNTRY = { lat: 0, lon: 0, address: { country_code: 'de', state: 'Berlin' } }

function judge({ field, value }: WrittenHours, OpeningHours: Library): string[] {
  try {
    const tidy = new OpeningHours(value, ANY_COUNTRY).prettifyValue()
    return tidy === value ? [] : [`${field}: must be written as “${tidy}”`]
  } catch (error) {
    return [`${field}: are no opening hours: ${String(error)}`]
  }
}
