import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { isVisibleLine } from '../text/plain-line.ts'
import { toNormalForm } from '../text/normal-form.ts'

/** RFC 6238. These are the only settings that every authenticator app knows. */
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_SECONDS = 30

export const RECOVERY_CODE_COUNT = 10
export const PASSKEY_NAME_MAX_LENGTH = 60
export const PASSKEYS_MAX = 20

/** An action of an admin that cannot be undone asks again after this time. */
export const REAUTHENTICATION_MINUTES = 10

const TotpCode = z.string(errorCode('totp.missing')).check(
  // Apps show the code in two groups.
  z.overwrite((code) => code.replace(/\s+/g, '')),
  z.regex(/^\d+$/, errorCode('totp.missing')),
  z.maxLength(20, errorCode('totp.wrong')),
)

const RecoveryCode = z
  .string(errorCode('recovery-code.missing'))
  .check(
    z.trim(),
    z.minLength(1, errorCode('recovery-code.missing')),
    z.maxLength(100, errorCode('recovery-code.wrong')),
  )

/** Base64url. No part of a credential is longer than the limit; an attestation without certificates takes 2 kB. */
const Binary = z.string().check(z.maxLength(8_000))

/** The JSON of a new credential, as WebAuthn defines it. Only the fields that are checked. */
export const PasskeyRegistration = z.object({
  id: Binary,
  rawId: Binary,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** The JSON with which a credential answers a challenge. */
export const PasskeyAssertion = z.object({
  id: Binary,
  rawId: Binary,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Binary,
    authenticatorData: Binary,
    signature: Binary,
    userHandle: z.nullish(Binary),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

const Ticket = z.string().check(z.maxLength(100))

/** Exactly one of the three proofs. */
export const SecondFactorAnswer = z
  .object({
    ticket: Ticket,
    code: z.optional(TotpCode),
    recoveryCode: z.optional(RecoveryCode),
    passkey: z.optional(PasskeyAssertion),
  })
  .check(
    z.refine(
      ({ code, recoveryCode, passkey }) =>
        [code, recoveryCode, passkey].filter((proof) => proof !== undefined).length === 1,
      errorCode('totp.missing'),
    ),
  )
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>

/** The forms of the second step, one field each. */
export const TotpConfirmation = z.object({ code: TotpCode })
export const RecoveryCodeForm = z.object({ recoveryCode: RecoveryCode })

export const PasskeyName = z.string(errorCode('passkey.name-missing')).check(
  z.overwrite((name) => toNormalForm(name, 'NFC').trim()),
  z.refine(isVisibleLine, errorCode('passkey.name-missing')),
  z.maxLength(PASSKEY_NAME_MAX_LENGTH, errorCode('text.too-long')),
)

export const PasskeyNameChange = z.object({ name: PasskeyName })
export const NewPasskey = z.object({ name: PasskeyName, passkey: PasskeyRegistration })

export const PasskeyOptionsRequest = z.object({ ticket: z.optional(Ticket) })
export const PasskeySignIn = z.object({ passkey: PasskeyAssertion })

/** `JSON` of WebAuthn, which only browsers read. */
export const PasskeyOptions = z.object({ success: z.literal(true), options: z.record(z.string(), z.unknown()) })

export const Passkey = z.object({
  _id: z.string(),
  name: z.string(),
  /** Instants, ISO 8601 in UTC. */
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

export const SecondFactorStatus = z.object({
  success: z.literal(true),
  /** Since when an authenticator app is set up. */
  totpSince: z.nullable(z.string()),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** False where the installation has no host name, which passkeys need. */
  arePasskeysOffered: z.boolean(),
})
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>

/** Null unless the account had none. They are shown once: the store keeps their hashes. */
const NewRecoveryCodes = z.nullable(z.array(z.string()))

export const SecondFactorAdded = z.object({ success: z.literal(true), recoveryCodes: NewRecoveryCodes })

export const TotpSetup = z.object({ success: z.literal(true), secret: z.string(), uri: z.string() })

export const RecoveryCodes = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) })

/** The part of a person's data export. */
export const SecondFactorExport = z.object({
  totpSince: z.nullable(z.string()),
  passkeys: z.array(z.object({ name: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
  recoveryCodesLeft: z.number(),
})
