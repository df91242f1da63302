import { PARTS_OF_DAY } from './day-parts.ts'
import type { Visit } from './visit.ts'

/** The visit begins in one of the parts of the day that its facts call the best. */
export function isAtItsBest({ stop, starts }: Pick<Visit, 'stop' | 'starts'>): boolean {
  return stop.bestTime.some((part) => PARTS_OF_DAY[part].start <= starts && starts < PARTS_OF_DAY[part].end)
}
