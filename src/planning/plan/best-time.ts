import type { Span } from '../hours/minutes.ts'
import type { PartOfDay } from './stop.ts'
import type { Visit } from './visit.ts'

const PARTS: Readonly<Record<PartOfDay, Span>> = {
  morning: { start: 4 * 60, end: 12 * 60 },
  afternoon: { start: 12 * 60, end: 17 * 60 },
  evening: { start: 17 * 60, end: 21 * 60 },
  night: { start: 21 * 60, end: 28 * 60 },
}

/** The visit begins in one of the parts of the day that its facts call the best. */
export function isAtItsBest({ stop, starts }: Pick<Visit, 'stop' | 'starts'>): boolean {
  return stop.bestTime.some((part) => PARTS[part].start <= starts && starts < PARTS[part].end)
}
