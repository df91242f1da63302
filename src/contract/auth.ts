import * as z from 'zod/mini'
import { errorCode } from './field-error.ts'

/** Section 9. */
export const PASSWORD_MIN_LENGTH = 6
/** Bytes; hashing an endless text would be work for nothing. */
export const PASSWORD_MAX_BYTES = 1_024
export const NAME_MAX_LENGTH = 100
/** RFC 5321 allows no longer address in a mail's envelope. */
export const EMAIL_MAX_LENGTH = 254
export const ONE_TIME_CODE_LENGTH = 6
/** Seconds until a further code may be asked for. */
export const RESEND_DELAY_SECONDS = 30

/** An email as it is compared and stored: without blanks around it, in lower case. */
export const Email = z.string(errorCode('email.invalid')).check(
  z.overwrite((email) => email.trim().toLowerCase()),
  z.maxLength(EMAIL_MAX_LENGTH, errorCode('email.invalid')),
  // Neither blanks nor control characters, and something on both sides of one "@": what lies beyond, the mail will tell.
  z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, errorCode('email.invalid')),
)

export const PersonName = z.string(errorCode('name.invalid')).check(
  z.overwrite((name) => name.trim()),
  z.minLength(1, errorCode('name.invalid')),
  z.maxLength(NAME_MAX_LENGTH, errorCode('name.invalid')),
)

const withinBytes = z.refine<string>(
  (text) => text.length <= PASSWORD_MAX_BYTES && countBytes(text) <= PASSWORD_MAX_BYTES,
  errorCode('password.too-long'),
)

/** Code points from which UTF-8 takes one more byte. */
const LONGER_FROM = [0x80, 0x800, 0x1_0000]

/** Bytes in UTF-8, as hashing counts them. */
function countBytes(text: string): number {
  const lengthOf = (point: number) => 1 + LONGER_FROM.filter((first) => point >= first).length
  return Array.from(text, (sign) => lengthOf(sign.codePointAt(0) ?? 0)).reduce((sum, length) => sum + length, 0)
}

const tooShort = errorCode('password.too-short', { minimum: String(PASSWORD_MIN_LENGTH) })

const NewPassword = z.string(tooShort).check(z.minLength(PASSWORD_MIN_LENGTH, tooShort), withinBytes)

/** A password that is compared, not chosen: any text will do, so that its form tells nothing. */
const GivenPassword = z
  .string(errorCode('password.missing'))
  .check(z.minLength(1, errorCode('password.missing')), withinBytes)

export const User = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Empty where not given, as is the address. */
  phone: z.string(),
  address: z.string(),
  isAdmin: z.boolean(),
})
export type User = z.infer<typeof User>

export const Credentials = z.object({ email: Email, password: GivenPassword })
/** The keys' order is the order of the checks in section 5. */
export const NewAccount = z.object({ name: PersonName, email: Email, password: NewPassword })

export const CodeRequest = z.object({ email: Email })

export const PasswordReset = z.object({
  email: Email,
  otp: z
    .string(errorCode('one-time-code.missing'))
    .check(
      z.trim(),
      z.minLength(1, errorCode('one-time-code.missing')),
      z.maxLength(20, errorCode('one-time-code.wrong')),
    ),
  newPassword: NewPassword,
})

/** Asked for before what cannot be taken back. */
export const PasswordConfirmation = z.object({ password: GivenPassword })

export const ProfileChange = z.object({
  name: z.optional(PersonName),
  phone: z.optional(
    z.string(errorCode('profile.invalid')).check(z.trim(), z.maxLength(40, errorCode('phone.too-long'))),
  ),
  address: z.optional(
    z.string(errorCode('profile.invalid')).check(z.trim(), z.maxLength(300, errorCode('postal-address.too-long'))),
  ),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** Says whose data is meant. Only the session decides that: another's is refused, none means one's own. */
export const OwnEmailQuery = z.object({ email: z.optional(Email) })

/** The session that a login or signup begins. `authToken` is shown this once; the server keeps only its hash. */
export const SessionReply = z.object({
  success: z.literal(true),
  authToken: z.string(),
  isAdmin: z.boolean(),
  name: z.string(),
  email: z.string(),
  id: z.string(),
  _id: z.string(),
})
