import { findHoursWords, replacePhrases, type HoursWord } from './hours-words.ts'
import { SUN_EVENTS } from './written-hours.ts'
import { toNormalForm } from '../../text/normal-form.ts'

/** A part of a text that says no opening hours. */
export class UnreadablePart extends Error {}

/** `digits` are those before the minutes. No minutes: null. */
export type NumberToken = { readonly kind: 'number'; readonly digits: string; readonly minutes: string | null }

export type HoursToken =
  | HoursWord
  | NumberToken
  | { readonly kind: 'comma' | 'end' }
  | { readonly kind: 'comment'; readonly text: string }
  /** Minutes from an event of the sun. */
  | { readonly kind: 'sun-offset'; readonly event: (typeof SUN_EVENTS)[number]; readonly minute: number }

/** Every expression reads from one place on and has no repetition inside of a repetition: the time is linear. */
const SPACE = / +/y
const OFFSET = /\((dawn|sunrise|sunset|dusk) ?([+-]) ?(\d\d?):(\d\d)\)/y
const ALWAYS = /24 ?[/x*×] ?7(?!\d)/y
const NUMBER = /(\d+)(?:[:.h](\d\d)(?!\d))?/y
const WORD = /[\p{L}\p{M}]+/uy

/**
 * Cuts a text into words, numbers and signs.
 * @throws UnreadablePart with a sign or a word that opening hours do not have
 */
export function cutHours(text: string): HoursToken[] {
  const parts = tidySigns(oneLine(text)).split('"')
  if (parts.length % 2 === 0) throw new UnreadablePart('"')
  return parts.flatMap((part, index): HoursToken[] => {
    const isComment = index % 2 === 1
    if (isComment && part.trim() === '') throw new UnreadablePart('""')
    return isComment ? [{ kind: 'comment', text: part }] : cutWords(withBareDays(replacePhrases(part.toLowerCase())))
  })
}

const DAYS: ReadonlySet<string> = new Set(['weekday', 'weekdays', 'weekend', 'daily', 'through', 'and', 'filler'])

/** Days in brackets belong to the times beside them: `9 to 6 (Mon-Sat), 10 to 2 (Sun)`. */
function withBareDays(text: string): string {
  return text.replace(/\(([^()\d]{2,80})\)/g, (whole, inner: string) => {
    const words = inner.match(/[\p{L}\p{M}]+/gu) ?? []
    const areDays = words.every((word) => findHoursWords(word)?.every(({ kind }) => DAYS.has(kind)))
    return areDays && !/[^\p{L}\p{M}\s,&.-]/u.test(inner) ? ` ${inner} ` : whole
  })
}

/** Lines of a cell are rules. */
function oneLine(text: string): string {
  const lines = text.split(/[\r\n]/).map((line) => line.trim())
  if (lines.length === 1) return text
  return lines
    .filter((line) => line !== '')
    .map((line) => line.replace(/[,;]$/, ''))
    .join('; ')
}

/** Digits, hyphens, quotation marks and spaces of all scripts are those of ASCII. */
function tidySigns(text: string): string {
  const control = /\p{C}/u.exec(text)
  if (control) throw new UnreadablePart(`U+${(control[0].codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
  // `2ª`, which the normal form would write as the time `2a`.
  return toNormalForm(text.replace(/(\d)\.?ª/g, '$1.a'), 'NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - 0xae6))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/\p{Zs}/gu, ' ')
}

function cutWords(text: string): HoursToken[] {
  const tokens: HoursToken[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    at += match?.[0].length ?? 0
    return match
  }
  while (at < text.length) {
    if (take(SPACE)) continue
    const token = offsetToken(take(OFFSET)) ?? (take(ALWAYS) ? [ALWAYS_TOKEN] : null)
    const number = token ? null : take(NUMBER)
    const word = token || number ? null : take(WORD)
    if (token) tokens.push(...token)
    else if (number) tokens.push(numberToken(number))
    else if (word) tokens.push(...wordTokens(word[0]))
    else tokens.push(...signTokens(text[at++] ?? ''))
  }
  return tokens
}

const ALWAYS_TOKEN = { kind: 'always' } as const

function offsetToken(match: RegExpExecArray | null): HoursToken[] | null {
  const [, name, sign, hours = '', minutes = ''] = match ?? []
  const event = SUN_EVENTS.find((one) => one === name)
  if (!event) return null
  const minute = Number(hours) * 60 + Number(minutes)
  return [{ kind: 'sun-offset', event, minute: sign === '-' ? -minute : minute }]
}

function numberToken([text, digits = '', minutes = null]: readonly (string | null)[]): NumberToken {
  if ((digits?.length ?? 0) > 4) throw new UnreadablePart((text ?? '').slice(0, 40))
  return { kind: 'number', digits: digits ?? '', minutes }
}

function wordTokens(word: string): readonly HoursToken[] {
  const found = findHoursWords(word)
  if (!found) throw new UnreadablePart(word.slice(0, 40))
  return found
}

function signTokens(sign: string): readonly HoursToken[] {
  if (sign === ';') return [{ kind: 'end' }]
  // `10 am to 6 pm (closed on Mondays)`
  if (sign === '(') return [{ kind: 'and' }]
  if (sign === ',') return [{ kind: 'comma' }]
  // Signs between words: `Mon: 9am`, `Closed.`
  if (sign === ':' || sign === '.' || sign === '।' || sign === ')') return [{ kind: 'filler' }]
  return findHoursWords(sign) ?? refuse(sign)
}

function refuse(sign: string): never {
  throw new UnreadablePart(sign)
}
