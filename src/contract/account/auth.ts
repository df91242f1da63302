import * as z from 'zod/mini'
import { Email } from '../api/email.ts'
import { errorCode } from '../text/field-error.ts'
import { isVisibleLine } from '../text/plain-line.ts'
import { languages } from '../messages/languages.ts'
import { StaffRole } from '../api/roles.ts'
import { orAbsent } from '../text/sent-values.ts'
import { toNormalForm } from '../text/normal-form.ts'

/** Section 9. */
export const PASSWORD_MIN_LENGTH = 6
/** The limit bounds the work of hashing. */
export const PASSWORD_MAX_BYTES = 1_024
export const NAME_MAX_LENGTH = 100
export const ONE_TIME_CODE_LENGTH = 6
/** A user may request a further code after this time. */
export const RESEND_DELAY_SECONDS = 30

/** A language of the site, by its code. */
const LanguageOfMails = z.enum(languages.map(({ code }) => code))

export const PersonName = z.string(errorCode('name.invalid')).check(
  z.overwrite((name) => toNormalForm(name, 'NFC').trim()),
  z.refine(isVisibleLine, errorCode('name.invalid')),
  z.maxLength(NAME_MAX_LENGTH, errorCode('name.invalid')),
)

const withinBytes = z.refine<string>(
  (text) => text.length <= PASSWORD_MAX_BYTES && countBytes(text) <= PASSWORD_MAX_BYTES,
  errorCode('password.too-long'),
)

/** From each of these code points on, UTF-8 needs one more byte. */
const LENGTH_STEPS = [0x80, 0x800, 0x1_0000]

/** UTF-8, because hashing counts its bytes. */
function countBytes(text: string): number {
  const getLength = (point: number) => 1 + LENGTH_STEPS.filter((first) => point >= first).length
  return Array.from(text, (sign) => getLength(sign.codePointAt(0) ?? 0)).reduce((sum, length) => sum + length, 0)
}

const tooShort = errorCode('password.too-short', { minimum: String(PASSWORD_MIN_LENGTH) })

export const NewPassword = z.string(tooShort).check(z.minLength(PASSWORD_MIN_LENGTH, tooShort), withinBytes)

/**
 * A password for comparing, not for setting. Any text is valid, so that the check reveals nothing about valid
 * passwords.
 */
export const EnteredPassword = z
  .string(errorCode('password.missing'))
  .check(z.minLength(1, errorCode('password.missing')), withinBytes)

export const User = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Empty if not given. The same holds for the postal address. */
  phone: z.string(),
  address: z.string(),
  isAdmin: z.boolean(),
  /** Absent for travellers and admins. */
  role: z.optional(StaffRole),
  /** The language of the mails to the account. Absent until it is known. */
  language: z.optional(LanguageOfMails),
  /** With true, the owner has not opened the link of the mail yet. */
  mustConfirmEmail: z.optional(z.literal(true)),
  /** With true, the installation gives the rights of the role only after a second factor is set up. */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
})
export type User = z.infer<typeof User>

export const Credentials = z.object({ email: Email, password: EnteredPassword })
/** The order of the keys is the order of the checks in section 5. */
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
  /** For clients without cookies: the secret of the reply to the request for the code. */
  requestSecret: orAbsent(z.string().check(z.maxLength(200))),
})

/** The token of the mail. */
export const EmailConfirmation = z.object({ token: z.string().check(z.maxLength(200)) })

/**
 * The mailbox alone does not give it to an account: a stranger may have signed up with its email. The person who opens
 * the link must therefore be signed in to the account, or type its password.
 */
export const OwnEmailConfirmation = z.extend(EmailConfirmation, { password: z.optional(EnteredPassword) })

/** Confirms an action that cannot be undone. */
export const PasswordConfirmation = z.object({ password: EnteredPassword })

/** @param tooLong error code */
function profileLine(maxLength: number, tooLong: string) {
  return z.string(errorCode('profile.invalid')).check(
    z.overwrite((text) => toNormalForm(text, 'NFC').trim()),
    z.refine((text) => text === '' || isVisibleLine(text), errorCode('line.characters')),
    z.maxLength(maxLength, tooLong),
  )
}

/** A field that is missing or null does not change. Empty text removes a phone or an address. */
export const ProfileChange = z.object({
  name: orAbsent(PersonName),
  phone: orAbsent(profileLine(40, errorCode('phone.too-long'))),
  address: orAbsent(profileLine(300, errorCode('postal-address.too-long'))),
  /** The language of the mails to the account. */
  language: orAbsent(LanguageOfMails),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** Reply of login and signup. It is the only reply with `authToken`; the server stores only its hash. */
export const SessionReply = z.object({
  success: z.literal(true),
  authToken: z.string(),
  isAdmin: z.boolean(),
  role: z.optional(StaffRole),
  mustSetUpSecondFactor: z.optional(z.literal(true)),
  name: z.string(),
  email: z.string(),
  id: z.string(),
  _id: z.string(),
})
