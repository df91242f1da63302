import type { PartOfDay } from '#contract/place/parts-of-day.ts'
import type { Span } from '../hours/minutes.ts'

/** Minutes from the midnight at which the day begins. */
export const PARTS_OF_DAY: Readonly<Record<PartOfDay, Span>> = {
  morning: { start: 4 * 60, end: 12 * 60 },
  afternoon: { start: 12 * 60, end: 17 * 60 },
  evening: { start: 17 * 60, end: 21 * 60 },
  night: { start: 21 * 60, end: 28 * 60 },
}
