import * as z from 'zod/mini'
import { errorCode } from './field-error.ts'

/** A text, without blanks around it, that has to be there. @param missing what is said where it is not */
export function requiredText(maxLength: number, missing: string) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, errorCode('text.too-long')))
}

/** A text, without blanks around it, that is empty where it is left out. */
export function optionalText(maxLength: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength, errorCode('text.too-long'))), '')
}
