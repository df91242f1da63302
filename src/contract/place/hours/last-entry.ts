import { toAsciiDigits } from '../../text/digits.ts'
import { findHoursWords } from './hours-words.ts'
import type { WrittenRule } from './written-hours.ts'

/** The time of the last entry, from a remark beside opening hours. */
export type LastEntry = {
  /** As it is written. */
  readonly text: string
  /** Minutes before each closing. Null: the hours do not say it. */
  readonly minutes: number | null
}

/** The remark, and the hours without it. */
type Parted = { readonly hours: string; readonly remark: string; readonly time: RegExpExecArray }

const SUBJECTS = [
  'last (?:entry|entries|entrance|admissions?|admittance|tickets?|ticket sales?|visitors?)',
  '(?:tickets?|ticketing|booking) (?:counter|window|office|sales?|booking) (?:closes?|stops?|ends?)',
  'no (?:entry|admission) after',
  'entry (?:closes?|stops?|till|until|upto|up to)',
  '(?:છેલ્લો|છેલ્લી|અંતિમ) (?:પ્રવેશ|એન્ટ્રી|ટિકિટ)',
  '(?:अंतिम|अन्तिम|आखिरी|आख़िरी) (?:प्रवेश|एंट्री|टिकट)',
]
const BETWEEN = String.raw`(?: ?(?:is|at|by|before|till|until|allowed|sold|[:–-]))* ?`
const CLOCK = String.raw`(?:([\p{L}\p{M}]{2,12}) )?(\d{1,2})(?:[:.h](\d\d))?(?: ?([ap])\.? ?m\b\.?)?(?: ?(?:hours|hrs|hr|बजे|વાગ્યે|વાગે)(?: तक| સુધી)?)?`
const BEFORE = String.raw`(half an hour|half hour|an hour|one hour|\d{1,3} ?(?:minutes|minute|mins|min|hours|hour|hrs|hr))(?: ?(?:before|prior to)(?: the)? clos(?:ing|e|ure)(?: time)?)`
const REMARK = new RegExp(`(?:${SUBJECTS.join('|')})${BETWEEN}(?:${BEFORE}|${CLOCK})`, 'iu')

/** A remark about the last entry beside opening hours, and the hours without it. Null: there is none. */
export function takeLastEntry(written: string): Parted | null {
  const text = toAsciiDigits(written)
  const time = REMARK.exec(text)
  if (!time) return null
  const before = text.slice(0, time.index).replace(/(?<![\s(,;.:–-])[\s(,;.:–-]+$/u, '')
  const after = text.slice(time.index + time[0].length).replace(/^[\s),.;]+/, '')
  const hours = [before, after].filter((part) => part !== '').join('; ')
  return { hours, remark: time[0].trim(), time }
}

/** Minutes between the last entry of a remark and closing. @param rules the hours beside it */
export function readLastEntry({ remark: text, time }: Parted, rules: readonly WrittenRule[]): LastEntry {
  const [, before, part, hour = '', minute = '0', half] = time
  if (before !== undefined) return { text, minutes: toMinutes(before) }
  const close = commonClosing(rules)
  if (close === null) return { text, minutes: null }
  const written = Number(hour) * 60 + Number(minute)
  const fitting = starts({ hour: Number(hour), written, half, part })
    .map((start) => close - start)
    .filter((minutes) => minutes >= 0 && minutes <= LONGEST_MINUTES)
  return { text, minutes: fitting.length === 1 ? (fitting[0] ?? null) : null }
}

/** Maximum number of minutes between a last entry and the end of the hours. */
const LONGEST_MINUTES = 240
const HALF_DAY_MINUTES = 720

type WrittenClock = { hour: number; written: number; half: string | undefined; part: string | undefined }

/** The minutes of the day that a time may mean. */
function starts({ hour, written, half, part }: WrittenClock): number[] {
  if (written % 60 > 59 || hour > 24) return []
  if (half !== undefined) return [(written % HALF_DAY_MINUTES) + (half.toLowerCase() === 'p' ? HALF_DAY_MINUTES : 0)]
  const [word] = part === undefined ? [] : (findHoursWords(part.toLowerCase()) ?? [])
  if (part !== undefined && word?.kind !== 'part' && word?.kind !== 'filler') return []
  if (word?.kind === 'part') return [(written % HALF_DAY_MINUTES) + (word.part === 'morning' ? 0 : HALF_DAY_MINUTES)]
  return hour > 12 || hour === 0
    ? [written]
    : [written % HALF_DAY_MINUTES, (written % HALF_DAY_MINUTES) + HALF_DAY_MINUTES]
}

function toMinutes(text: string): number {
  if (text.startsWith('half')) return 30
  const count = Number(/^\d+/.exec(text)?.[0] ?? 1)
  return /h(?:ou)?rs?$/.test(text) ? count * 60 : count
}

/** The one time of the clock at which all rules close, once a day. Null: there are several, or none is known. */
function commonClosing(rules: readonly WrittenRule[]): number | null {
  const ends = rules
    .filter(({ state }) => state === 'open')
    .map(({ times: [only, other] }) => (other ? null : (only?.[1] ?? null)))
    .map((end) => (end?.sun === null ? end.minute : null))
  const [first = null, ...others] = ends
  return others.every((end) => end === first) ? first : null
}
