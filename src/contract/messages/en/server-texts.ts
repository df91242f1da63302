import { emailChange } from './email-change.ts'
import { failures } from './failures.ts'
import { fieldErrors } from './field-errors.ts'
import { mails } from './mails.ts'
import { notices } from './notices.ts'
import { replies } from './replies.ts'

/** Groups of texts that the server itself sends. */
export const serverTexts = { emailChange, failures, fieldErrors, mails, notices, replies } as const
