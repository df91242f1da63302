import type { ContentCode } from '#contract/text/content-code.ts'
import { readError } from '#contract/text/field-error.ts'
import { fill } from '#contract/messages/format.ts'

/** Texts of problems, after the name of their field. The operator reads English. */
const contentProblems = {
  'content.blank': 'must not be blank',
  'content.invisible': 'must be one line without invisible characters',
  'content.slug': 'must be lower-case words joined by hyphens',
  'content.url': 'must be an http or https address',
  'content.date': 'must be a date, yyyy-mm-dd',
  'content.time': 'must be a time, HH:MM',
  'content.day-too-early': 'days are counted from 1',
  'content.day-too-late': 'a suggested trip has 30 days at most',
  'content.position': 'lat and lng are numbers, or both null with precision "none"',
  'content.photo-file': 'must be an image file name',
  'content.photos-count': 'a place has 12 photos at most',
  'content.schema-org-type': 'must be the name of a schema.org type',
  'content.no-destination': 'a trip has at least one destination',
  'content.destinations-count': 'a trip has 50 destinations at most',
  'content.stops-count': 'a destination has 200 stops at most',
  'content.stay-range': 'a stay lasts 1 to 1440 minutes',
  'content.country-code': 'must be two capital letters',
  'content.time-zone': 'must be an IANA time zone',
  'content.currency': 'must be three capital letters',
  'content.fact-source': 'must be an http or https address; only an estimate may have none (null)',
  'content.evidence': 'must be that of the changed value',
  'content.fact-alternatives': 'a conflict names its other sides, and only a conflict does',
  'content.hours-length': 'must have 500 characters at most',
  'content.access-time': 'must be a time from 00:00 to 24:00',
  'content.access-parts': 'must be there for the kind day-parts, and for no other',
  'content.access-about': 'must have a time for the kind about, and none for another',
  'content.visit-order': 'must not be less than min',
  'content.fee-order': 'must not be before from',
  'content.since': 'must be a date, a month (yyyy-mm) or a year (yyyy)',
  'content.phone': 'must begin with + and the code of the country',
  'content.language': 'names are listed by the code of their language, such as gu',
  'content.month-day': 'must be a day of the year, mm-dd',
  'content.end-before-start': 'must not be before the start',
  'content.calendar-source': 'must be the id of one of the sources',
  'content.no-date': 'an event has at least one date',
  'content.min-above-max': 'must not be above the maximum',
  'content.no-meaning': 'a synonym names places, trips, words, a point or a setting',
  'content.way-twice': 'each kind of way must be there once',
  'content.way-ride': 'must name a ride of this file, or null',
  'content.source-hash': 'must be the hash that the command writes, or empty',
  'content.at-most': 'must be {limit} or less',
  'content.no-place': 'there is no “{place}”',
  'content.twice': 'is there twice',
  'content.year-range': 'must be a date of the years {first} to {last}',
  'content.age-order': 'must not be less than from',
  'content.event-twice': 'another event with this name is on the same day',
  'content.record-below-mean': 'must not be below the mean of the daily maxima',
  'content.record-above-mean': 'must not be above the mean of the daily minima',
  'content.twelve-months': 'must be the twelve months from January to December',
} as const satisfies Record<ContentCode, string>

/** @param message of a schema's check: one of our codes, or the schema library's own words */
export function textOfProblem(message: string): string {
  const texts: Readonly<Record<string, string>> = contentProblems
  const { code, values } = readError(message)
  const text = texts[code]
  return text === undefined ? message : fill<string>(text, values)
}

/**
 * A problem as "field: problem", with a code in place of the words. The desk shows it in the language of the editor.
 * @param values without spaces
 */
export function codedProblem(field: string, code: ContentCode, values: Readonly<Record<string, string>> = {}): string {
  return `${field}: ${[code, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ')}`
}

/** A problem in English words, for the operator. @param problem as "field: problem", with words or a code */
export function wordProblem(problem: string): string {
  const end = problem.indexOf(': ') + 2
  return problem.slice(0, end) + textOfProblem(problem.slice(end))
}
