import { UnreadablePart, type NumberToken } from './hours-tokens.ts'
import type { WrittenTime, WrittenTimes } from './written-hours.ts'

type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** A time as it is written: half and part of the day are null where the text does not say them. */
export type ClockWords =
  | {
      readonly kind: 'clock'
      readonly number: NumberToken
      readonly half: 'am' | 'pm' | null
      readonly part: PartOfDay | null
    }
  | { readonly kind: 'exact'; readonly time: WrittenTime }

/** Doubtful: the text does not say which half of the day is meant, or that the night is. */
export type ReadTimes = { readonly times: WrittenTimes; readonly isDoubtful: boolean }

const DAY = 1_440
const HALF = 720

/**
 * Reads two ends of a time. Two times as OpenStreetMap writes them, such as 09:00-17:00, mean what they say.
 * @throws UnreadablePart for times that no clock shows
 */
export function readTimes(from: ClockWords, to: ClockWords): ReadTimes {
  if (isStrict(from) && isStrict(to)) return { times: [literal(from), literal(to)], isDoubtful: false }
  const [start, end] = [knownMinute(from), knownMinute(to)]
  if (start?.sun || end?.sun) return withSun({ from, to }, { start, end })
  const [known, until] = [start?.minute, end?.minute]
  if (known !== undefined && until !== undefined) return between(known, until, isNightNamed(from, to))
  if (until !== undefined) return beforeKnown(toClock(from), until, to)
  if (known !== undefined) return afterKnown(known, toClock(to), from)
  return guess(toClock(from), toClock(to))
}

/** The beginning of times whose end nobody knows. */
export function readStart(from: ClockWords): ReadTimes {
  const known = isStrict(from) ? literal(from) : knownMinute(from)
  if (known) return { times: [known, null], isDoubtful: !isStrict(from) }
  return { times: [clock(likelyStart(toClock(from))), null], isDoubtful: true }
}

type Clock = { readonly hour: number; readonly minute: number; readonly hasMinutes: boolean }

function toClock(words: ClockWords): Clock {
  if (words.kind === 'exact') return { hour: 0, minute: words.time.minute, hasMinutes: true }
  const { digits, minutes } = words.number
  const isCompact = digits.length > 2
  const hour = Number(isCompact ? digits.slice(0, -2) : digits)
  const minute = Number(isCompact ? digits.slice(-2) : (minutes ?? '0'))
  if ((isCompact && minutes !== null) || minute > 59 || hour > 48) throw new UnreadablePart(toText(words.number))
  return { hour, minute, hasMinutes: isCompact || minutes !== null }
}

function toText({ digits, minutes }: NumberToken): string {
  return minutes === null ? digits : `${digits}:${minutes}`
}

/** `09:00`, or an event of the sun. */
function isStrict(words: ClockWords): boolean {
  if (words.kind === 'exact') return words.time.sun !== null
  const { number, half, part } = words
  const isPadded = number.minutes === null ? number.digits.length === 4 : number.digits.length === 2
  return isPadded && half === null && part === null
}

function literal(words: ClockWords): WrittenTime {
  if (words.kind === 'exact') return words.time
  const { hour, minute } = toClock(words)
  return clock(hour * 60 + minute)
}

function clock(minute: number): WrittenTime {
  return { minute, sun: null }
}

/** The minute of the day that the words say without doubt. Null: they do not. */
function knownMinute(words: ClockWords): WrittenTime | null {
  if (words.kind === 'exact') return words.time
  const { hour, minute } = toClock(words)
  const { half, part } = words
  if (half !== null) return clock(hourOfHalf(hour, half) * 60 + minute)
  if (part !== null) return clock(hourOfPart(hour, part) * 60 + minute)
  return hour > 12 || hour === 0 ? clock(hour * 60 + minute) : null
}

function hourOfHalf(hour: number, half: 'am' | 'pm'): number {
  if (half === 'pm' && hour > 12 && hour < 24) return hour
  if (hour < 1 || hour > 12) throw new UnreadablePart(`${hour} ${half}`)
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}

/** The hours of a twelve-hour clock that each part of the day has, with what they are of twenty-four. */
const HOURS_OF_PART = {
  morning: { first: 1, last: 11, later: 0 },
  afternoon: { first: 12, last: 18, later: 12 },
  evening: { first: 16, last: 23, later: 12 },
  night: { first: 18, last: 29, later: 12 },
} as const satisfies Record<PartOfDay, { first: number; last: number; later: number }>

function hourOfPart(hour: number, part: PartOfDay): number {
  const { first, last, later } = HOURS_OF_PART[part]
  const found = [hour, (hour % 12) + later, (hour % 12) + 24].find((one) => first <= one && one <= last)
  if (found === undefined || hour > 24) throw new UnreadablePart(`${hour} ${part}`)
  return found % 24
}

/** Both ends say their half of the day, so that a night is no guess. */
function isNightNamed(from: ClockWords, to: ClockWords): boolean {
  const isNamed = (words: ClockWords) => words.kind === 'exact' || words.half !== null || words.part !== null
  return isNamed(to) && (isNamed(from) || toClock(from).hasMinutes)
}

function between(from: number, to: number, isNightNamed: boolean): ReadTimes {
  const start = from === DAY ? 0 : from
  const end = to === 0 ? DAY : to
  if (start === end) throw new UnreadablePart('from and to are the same')
  return { times: [clock(start), clock(end)], isDoubtful: end < start && !isNightNamed }
}

/** `9-17` is read by the clock of 24 hours, `6-9 pm` is a question. */
function beforeKnown(from: Clock, until: number, to: ClockWords): ReadTimes {
  const start = from.hour * 60 + from.minute
  const isOfDay = to.kind === 'clock' && to.half === null && to.part === null
  if (isOfDay) return { times: [clock(start), clock(until)], isDoubtful: start >= until || from.hour < 5 }
  const [same, other] = until > HALF ? [(start % HALF) + HALF, start % HALF] : [start % HALF, start]
  const likely = same < until ? same : other
  if (likely === until) throw new UnreadablePart('from and to are the same')
  return { times: [clock(likely), clock(until)], isDoubtful: true }
}

function afterKnown(start: number, to: Clock, from: ClockWords): ReadTimes {
  const isOfDay = from.kind === 'clock' && from.half === null && from.part === null
  const written = to.hour * 60 + to.minute
  if (isOfDay) return { times: [clock(start), clock(written)], isDoubtful: !to.hasMinutes || start < HALF }
  return { times: [clock(start), clock(nextAfter(start, written))], isDoubtful: true }
}

function guess(from: Clock, to: Clock): ReadTimes {
  const start = likelyStart(from)
  return { times: [clock(start), clock(nextAfter(start, to.hour * 60 + to.minute))], isDoubtful: true }
}

/** Few places open between one and five at night. */
function likelyStart({ hour, minute }: Clock): number {
  return (hour >= 1 && hour < 6 ? hour + 12 : hour) * 60 + minute
}

function nextAfter(start: number, written: number): number {
  const end =
    [written % HALF, (written % HALF) + HALF, (written % HALF) + DAY].find((minute) => minute > start) ?? start
  return end > DAY ? end - DAY : end
}

type Ends<End> = { readonly from: End; readonly to: End }

/** One end is the sun's: the other is likely in its usual half of the day. */
function withSun(
  { from, to }: Ends<ClockWords>,
  { start, end }: { start: WrittenTime | null; end: WrittenTime | null },
): ReadTimes {
  const first = start ?? (isStrict(from) ? literal(from) : clock(likelyStart(toClock(from))))
  const last = end ?? (isStrict(to) ? literal(to) : clock(nextAfter(HALF, literal(to).minute)))
  const isDoubtful = (start === null && !isStrict(from)) || (end === null && !isStrict(to))
  return { times: [first, last], isDoubtful }
}
