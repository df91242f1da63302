import * as z from 'zod/mini'
import { toEnteredDate } from './dates.ts'

/** A valid floating-point number of HTML, which is what a number input holds. */
const NUMBER_TEXT = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i

/**
 * A number, or the text of one as a form's number input sends it. Blank text is no number.
 * @param invalid error code
 */
export function sentNumber(invalid: string) {
  return z.pipe(
    z.union([z.number(invalid), z.string()], invalid),
    z.transform((sent: number | string) => {
      if (typeof sent === 'number') return sent
      return NUMBER_TEXT.test(sent.trim()) ? Number(sent.trim()) : Number.NaN
    }),
  )
}

/**
 * A number of a range, or its text. Null and blank text mean that there is none.
 * @param invalid error code
 */
export function sentNumberOrNone(least: number, most: number, invalid: string) {
  return z.pipe(
    z.pipe(
      z.nullable(z.union([z.number(invalid), z.string()], invalid)),
      z.transform((sent: number | string | null) => (String(sent ?? '').trim() === '' ? null : sent)),
    ),
    z.nullable(sentNumberWithin(least, most, invalid)),
  )
}

/**
 * A number of a range, or its text.
 * @param invalid error code
 * @param tooHigh error code of a number above `most`
 */
export function sentNumberWithin(least: number, most: number, invalid: string, tooHigh = invalid) {
  return z.pipe(sentNumber(invalid), z.number(invalid).check(z.gte(least, invalid), z.lte(most, tooHigh)))
}

/** Text that is trimmed. Null and blank text mean that there is none. */
function sentTextOrNone(invalid: string) {
  return z.pipe(
    z.nullable(z.string(invalid).check(z.trim())),
    z.transform((sent: string | null) => (sent === '' ? null : sent)),
  )
}

/**
 * Text that `read` understands, such as a slug or a word of a list. Null and blank text mean that there is none.
 * @param read a schema of text
 * @param invalid error code
 */
export function sentWordOrNone<R extends z.ZodMiniType<unknown, string>>(read: R, invalid: string) {
  return z.pipe(sentTextOrNone(invalid), z.nullable(read))
}

/**
 * A date from 0001-01-01 on that exists, as yyyy-mm-dd. Instants are cut to their UTC day (dates.ts). Null and blank text mean that there
 * is none.
 * @param invalid error code
 */
export function sentDateOrNone(invalid: string) {
  return z.pipe(sentTextOrNone(invalid), z.nullable(sentDate(invalid)))
}

/**
 * A date from 0001-01-01 on that exists, as yyyy-mm-dd. Instants are cut to their UTC day.
 * @param invalid error code
 */
export function sentDate(invalid: string) {
  return z.pipe(
    z.string(invalid).check(z.refine((text) => toEnteredDate(text) !== null, invalid)),
    z.transform((text: string) => toEnteredDate(text) ?? text),
  )
}
