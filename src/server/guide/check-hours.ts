import type { Calendar } from '#contract/city/calendar.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { readHours } from '#contract/place/hours/read-hours.ts'
import { parseOpeningHours, UnreadableHours } from './parse-opening-hours.ts'

/** Finds opening hours that the guide cannot compute with, and feasts that the calendar does not have. */
export function problemsOfHours(place: StoredPlace, calendar: Calendar | null): string[] {
  return [
    ...getHours(place).flatMap(unreadable),
    ...missingFeasts(place, new Set(calendar?.events.map(({ slug }) => slug))),
    ...datedTwice(place),
  ]
}

type WrittenHours = { readonly field: string; readonly value: string }

function getHours({ facts }: StoredPlace): WrittenHours[] {
  const openingHours = facts?.openingHours
  if (!openingHours) return []
  const others = openingHours.alternatives ?? []
  return [
    { field: 'facts.openingHours.value', value: openingHours.value },
    ...others.map(({ value }, index) => ({ field: `facts.openingHours.alternatives.${index}.value`, value })),
  ]
}

function unreadable({ field, value }: WrittenHours): string[] {
  try {
    parseOpeningHours(value)
    return []
  } catch (error) {
    if (!(error instanceof UnreadableHours)) throw error
    return [`${field}: the guide cannot read “${error.message}”`]
  }
}

function missingFeasts({ facts }: StoredPlace, feasts: ReadonlySet<string>): string[] {
  const closed = facts?.closedFeasts?.value ?? []
  const named = closed.map(({ feast }, index) => ({ field: `facts.closedFeasts.value.${index}.feast`, feast }))
  const only = facts?.onlyDuring ? [{ field: 'facts.onlyDuring.value', feast: facts.onlyDuring.value }] : []
  return [...named, ...only]
    .filter(({ feast }) => !feasts.has(feast))
    .map(({ field, feast }) => `${field}: there is no “${feast}” in calendar.json`)
}

function datedTwice(place: StoredPlace): string[] {
  if (!place.facts?.onlyDuring) return []
  return getHours(place)
    .filter(({ value }) => /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|PH)\b/.test(value))
    .map(({ field }) => `${field}: must name no dates, because onlyDuring gives them`)
}

/**
 * Finds new values that are not written as OpenStreetMap writes them, or that do not say what they mean. A value that the
 * guide has was judged when it came.
 * @returns the problems of each place
 */
export function problemsOfNewHours(
  places: readonly StoredPlace[],
  isKnown: (value: string) => boolean,
): HoursProblem[][] {
  return places.map((place) =>
    getHours(place)
      .filter(({ value }) => !isKnown(value))
      .flatMap(({ field, value }) => {
        const error = errorOfHours(value)
        return error ? [{ field, error }] : []
      }),
  )
}

type HoursError =
  | { readonly code: 'content.hours-unreadable'; readonly values: { readonly part: string } }
  /** `hours` is likely meant, or means the same. */
  | { readonly code: 'content.hours-question' | 'content.hours-spelling'; readonly values: { readonly hours: string } }

export type HoursProblem = { readonly field: string; readonly error: HoursError }

/** @returns null for a value that is written as OpenStreetMap writes it */
function errorOfHours(value: string): HoursProblem['error'] | null {
  const read = readHours(value)
  if (read.kind === 'refused') return { code: 'content.hours-unreadable', values: { part: read.part } }
  if (read.kind === 'question') return { code: 'content.hours-question', values: { hours: read.value } }
  return read.value === value ? null : { code: 'content.hours-spelling', values: { hours: read.value } }
}

/** For operators, who read English. */
export function sentenceOfHours(error: HoursProblem['error']): string {
  if (error.code === 'content.hours-unreadable') return `the guide cannot read “${error.values.part}”`
  if (error.code === 'content.hours-spelling') return `must be written as “${error.values.hours}”`
  return `does not say which times are meant; if it is “${error.values.hours}”, write it so`
}

/** True if a place of the guide has these hours, as they are written. */
export function isHoursInGuide(places: readonly StoredPlace[], value: string): boolean {
  return places.some(({ facts }) => {
    const hours = facts?.openingHours
    return hours?.value === value || hours?.alternatives?.some((other) => other.value === value) === true
  })
}
