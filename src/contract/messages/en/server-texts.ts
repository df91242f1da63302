import { failures } from './failures.ts'
import { fieldErrors } from './field-errors.ts'
import { mails } from './mails.ts'

/** The groups in which the server itself writes to people. */
export const serverTexts = { failures, fieldErrors, mails } as const
