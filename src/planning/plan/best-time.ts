import type { PartOfDay } from '#contract/place/parts-of-day.ts'
import type { Span } from '../hours/minutes.ts'
import type { Visit } from './visit.ts'

/** Minutes from the midnight at which the day begins. */
export const PARTS_OF_DAY: Readonly<Record<PartOfDay, Span>> = {
  morning: { start: 4 * 60, end: 12 * 60 },
  afternoon: { start: 12 * 60, end: 17 * 60 },
  evening: { start: 17 * 60, end: 21 * 60 },
  night: { start: 21 * 60, end: 28 * 60 },
}

/** The visit begins in one of the parts of the day that its facts call the best. */
export function isAtItsBest({ stop, starts }: Pick<Visit, 'stop' | 'starts'>): boolean {
  return stop.bestTime.some((part) => PARTS_OF_DAY[part].start <= starts && starts < PARTS_OF_DAY[part].end)
}
