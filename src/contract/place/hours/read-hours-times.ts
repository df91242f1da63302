import type { HoursCursor } from './hours-cursor.ts'
import { UnreadablePart } from './hours-tokens.ts'
import { readStart, readTimes, type ClockWords, type ReadTimes } from './read-clock.ts'
import type { WrittenTime } from './written-hours.ts'

const LAST_MINUTE = 2_880
const DAY_MINUTES = 1_440

/**
 * Reads a range of times, or a beginning without an end.
 * @throws UnreadablePart
 */
export function readClockTimes(cursor: HoursCursor): ReadTimes {
  const from = readPoint(cursor)
  if (cursor.take('late')) return inBounds(readStart(from))
  if (!cursor.take('through')) throw new UnreadablePart('a time without an end')
  if (cursor.take('late')) return inBounds({ ...readStart(from), isDoubtful: true })
  const times = readTimes(from, readPoint(cursor))
  if (cursor.take('late')) throw new UnreadablePart('+')
  return inBounds(times)
}

function inBounds(read: ReadTimes): ReadTimes {
  const [from, to] = read.times
  const isInDay = (time: WrittenTime, most: number) => time.sun !== null || time.minute <= most
  if (isInDay(from, DAY_MINUTES - 1) && (to === null || isInDay(to, LAST_MINUTE))) return read
  throw new UnreadablePart('a time after midnight')
}

function readPoint(cursor: HoursCursor): ClockWords {
  const before = cursor.take('part')
  const named = cursor.take('named')
  if (named) return { kind: 'exact', time: { minute: named.minute, sun: null } }
  const sun = cursor.take('sun')
  if (sun) return { kind: 'exact', time: { minute: 0, sun: sun.event } }
  const offset = cursor.take('sun-offset')
  if (offset) return { kind: 'exact', time: { minute: offset.minute, sun: offset.event } }
  const number = cursor.take('number')
  if (!number) throw new UnreadablePart('a time')
  const half = cursor.take('half')
  const part = before ?? (half === null ? cursor.takePartBehind() : null)
  return { kind: 'clock', number, half: half?.half ?? null, part: half ? null : (part?.part ?? null) }
}
