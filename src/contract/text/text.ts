import * as z from 'zod/mini'
import { errorCode } from './field-error.ts'

/**
 * Trimmed text of at least one character.
 * @param missing error code for missing text
 */
export function requiredText(maxLength: number, missing: string) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, errorCode('text.too-long')))
}

/** Trimmed text. Empty by default. */
export function optionalText(maxLength: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength, errorCode('text.too-long'))), '')
}

/** The longest body with a text of 5,000 characters. JSON may write each of them with six bytes. */
export const LONG_TEXT_BYTES = 48 * 1024
