import type { ContentCode } from '#contract/content-code.ts'

/** Texts of problems, after the name of their field. The operator reads English. */
const contentProblems = {
  'content.blank': 'must not be blank',
  'content.slug': 'must be lower-case words joined by hyphens',
  'content.url': 'must be an http or https address',
  'content.date': 'must be a date, yyyy-mm-dd',
  'content.time': 'must be a time, HH:MM',
  'content.day-too-early': 'days are counted from 1',
  'content.day-too-late': 'a suggested trip has 30 days at most',
  'content.position': 'lat and lng are numbers, or both null with precision "none"',
  'content.photo-file': 'must be an image file name',
  'content.schema-org-type': 'must be the name of a schema.org type',
  'content.no-destination': 'a trip has at least one destination',
  'content.country-code': 'must be two capital letters',
  'content.time-zone': 'must be an IANA time zone',
  'content.currency': 'must be three capital letters',
} as const satisfies Record<ContentCode, string>

/** @param message of a schema's check: one of our codes, or the schema library's own words */
export function textOfProblem(message: string): string {
  const texts: Readonly<Record<string, string>> = contentProblems
  return texts[message] ?? message
}
