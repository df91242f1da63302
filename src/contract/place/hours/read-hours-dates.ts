import type { HoursCursor } from './hours-cursor.ts'
import { UnreadablePart, type NumberToken } from './hours-tokens.ts'
import type { WrittenDate, WrittenDates } from './written-hours.ts'

/**
 * Reads a date, a month or a range of them. A bare number completes the date before it: Jan 10-20, Dec 24,26.
 * @throws UnreadablePart
 */
export function readDates(cursor: HoursCursor, before: WrittenDates | undefined): WrittenDates {
  const from = readDate(cursor, before?.[1])
  if (!cursor.take('through')) return checked([from, from])
  // `Oct-Mar 9-17`: a month to a month has no day.
  const to = readDate(cursor, from, from.day !== null)
  return checked([from, to])
}

function checked([from, to]: WrittenDates): WrittenDates {
  const ends = { from, to: from.year !== null && to.year === null ? { ...to, year: from.year } : to }
  const hasSameParts = (from.day === null) === (to.day === null) && (from.year === null) === (ends.to.year === null)
  if (!hasSameParts || !isInMonth(from) || !isInMonth(ends.to)) throw new UnreadablePart('dates')
  return [ends.from, ends.to]
}

function readDate(cursor: HoursCursor, before: WrittenDate | undefined, takesDay = true): WrittenDate {
  const first = cursor.take('number')
  const year = first && isYear(first) ? Number(first.digits) : null
  const day = first && year === null ? toDay(first) : null
  const month = cursor.take('month')
  if (month) return { year, month: month.index, day: day ?? (takesDay ? dayAfterMonth(cursor) : null) }
  if (day === null || before?.day == null) throw new UnreadablePart('dates')
  return { ...before, day }
}

/** A number with minutes is a time. */
function dayAfterMonth(cursor: HoursCursor): number | null {
  const { current } = cursor
  if (current?.kind !== 'number' || current.minutes !== null || current.digits.length > 2) return null
  // `Sep 9am`
  if (cursor.isBeforeHalf()) return null
  cursor.step()
  return toDay(current)
}

function isYear({ digits, minutes }: NumberToken): boolean {
  return minutes === null && /^20\d\d$/.test(digits)
}

function toDay({ digits, minutes }: NumberToken): number {
  const day = Number(digits)
  if (minutes !== null || day < 1 || day > 31) throw new UnreadablePart(digits)
  return day
}

/** February has 29 days here. */
function isInMonth({ year, month, day }: WrittenDate): boolean {
  return day === null || day <= new Date(Date.UTC(year ?? 2024, month + 1, 0)).getUTCDate()
}
