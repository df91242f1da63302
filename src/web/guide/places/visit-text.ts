import { placePage } from '#messages/place-page.ts'
import { fill, type Formats } from '#contract/messages/format.ts'

/** Length of a visit, such as "60 to 90 minutes". Pure. */
export function visitText({ min, max }: { min: number; max: number }, { number }: Pick<Formats, 'number'>): string {
  return fill(min === max ? placePage.minutes : placePage.minutesRange, { min: number(min), max: number(max) })
}
