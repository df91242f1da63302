import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { isPlainLine } from '../text/plain-line.ts'
import { toNormalForm } from '../text/normal-form.ts'

/** RFC 5321 allows no longer email in the envelope of a mail. */
export const EMAIL_MAX_LENGTH = 254

/**
 * Trims the email and converts it to lower case and to NFC, for comparing and storing: a letter with an accent has two
 * spellings in Unicode, which look the same.
 */
export const Email = z.string(errorCode('email.invalid')).check(
  z.overwrite((email) => toNormalForm(email, 'NFC').trim().toLowerCase()),
  z.maxLength(EMAIL_MAX_LENGTH, errorCode('email.invalid')),
  // Refuses spaces, control characters and what separates emails in the head of a mail, and requires text on both sides
  // of one "@". Only the delivered mail proves that the mailbox exists.
  z.regex(/^[^\s@\p{Cc}<>()[\]\\,;:"]+@[^\s@\p{Cc}<>()[\]\\,;:"]+$/u, errorCode('email.invalid')),
  z.refine((email) => isPlainLine(email) && !/[\u200c\u200d]/.test(email), errorCode('email.invalid')),
)

/** Section 7 allows the email in the query. The session alone decides: the email of another account is refused. */
export const OwnEmailQuery = z.object({
  email: z.optional(
    z.pipe(
      // An unencoded "+" of an email arrives as a space.
      z.string(errorCode('email.invalid')).check(z.overwrite((email) => email.trim().replaceAll(' ', '+'))),
      Email,
    ),
  ),
})
