import * as z from 'zod/mini'
import { errorCode } from './field-error.ts'
import { isPlainLine, isPlainText, isVisible } from './plain-line.ts'
import { sentOr } from './sent-values.ts'
import { toNormalForm } from './normal-form.ts'

/** Characters that every field refuses (unstorable-character.ts). They are not judged twice. */
const UNSTORABLE = /\0|\p{Cs}/gu

const judge = (isGood: (text: string) => boolean) => (text: string) => isGood(text.replace(UNSTORABLE, '?'))

const showsSomething = judge(isVisible)
const isOneLine = judge(isPlainLine)
const isNote = judge(isPlainText)

/**
 * Trimmed text that shows something. It may have several lines.
 * @param missing error code for missing text
 */
export function requiredText(maxLength: number, missing: string) {
  return z
    .string(missing)
    .check(z.trim(), z.refine(showsSomething, missing), z.maxLength(maxLength, errorCode('text.too-long')))
}

/** Trimmed text. Empty if it is missing or null. */
export function optionalText(maxLength: number) {
  return sentOr(z.string().check(z.trim(), z.maxLength(maxLength, errorCode('text.too-long'))), '')
}

/**
 * One line that shows something, for a name or a title. Others read it beside lines of other people. So no sign is hidden
 * in it, and it has one spelling in Unicode.
 * @param missing error code for a missing line
 */
export function requiredLine(maxLength: number, missing: string) {
  return z
    .string(missing)
    .check(
      z.overwrite(toSpelling),
      z.refine(showsSomething, missing),
      z.refine(isOneLine, errorCode('line.characters')),
      z.maxLength(maxLength, errorCode('text.too-long')),
    )
}

/** One line that shows something. Empty if it is missing or null. */
export function optionalLine(maxLength: number) {
  return sentOr(
    z
      .string()
      .check(
        z.overwrite(toSpelling),
        z.refine(isOneLine, errorCode('line.characters')),
        z.refine(isEmptyOrVisible, errorCode('line.characters')),
        z.maxLength(maxLength, errorCode('text.too-long')),
      ),
    '',
  )
}

/** A note of several lines without hidden signs. Empty if it is missing or null. */
export function optionalNote(maxLength: number) {
  return sentOr(plainNote(maxLength), '')
}

/** The same, which is there, and may be blank. */
export function plainNote(maxLength: number) {
  return z
    .string()
    .check(
      z.overwrite(toSpelling),
      z.refine(isNote, errorCode('note.characters')),
      z.refine(isEmptyOrVisible, errorCode('note.characters')),
      z.maxLength(maxLength, errorCode('text.too-long')),
    )
}

function toSpelling(text: string): string {
  return toNormalForm(text, 'NFC').trim()
}

function isEmptyOrVisible(text: string): boolean {
  return text === '' || showsSomething(text)
}

/** The longest body with a text of 5,000 characters. JSON may write each of them with six bytes. */
export const LONG_TEXT_BYTES = 48 * 1024
