import type { ShownAccess } from '#contract/place/access.ts'
import { minuteOfClock } from '../hours/minutes.ts'
import { PARTS_OF_DAY } from './day-parts.ts'

type Interval = readonly [from: number, to: number]

/** Minutes that a span without a known end reaches into the night. */
const NIGHT_END = 28 * 60

/**
 * Times at which a place is likely accessible by its kind of access, in minutes of a day. None: visitors have to ask.
 */
export function accessTimes({ kind, parts = [], from, until }: ShownAccess): readonly Interval[] {
  if (kind === 'day-parts') return joinTouching(parts.map((part) => [PARTS_OF_DAY[part].start, PARTS_OF_DAY[part].end]))
  if (kind !== 'about') return []
  const start = from === undefined ? 0 : minuteOfClock(from)
  const end = until === undefined ? NIGHT_END : minuteOfClock(until)
  return [[start, end > start ? end : end + 24 * 60]]
}

/** True if a visit that begins at these times needs no question: neither its beginning nor its end is left open. */
export function isStatedInAccess({ kind, from, until }: ShownAccess): boolean {
  return kind === 'day-parts' || (kind === 'about' && from !== undefined && until !== undefined)
}

/** Evening and night are one span. */
function joinTouching(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = []
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && last[1] >= from) joined.splice(-1, 1, [last[0], Math.max(last[1], to)])
    else joined.push([from, to])
  }
  return joined
}
