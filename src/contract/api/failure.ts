import * as z from 'zod/mini'
import type { contentErrors, fieldErrors } from '#messages/field-errors.ts'
import type { failures } from '#messages/failures.ts'
import type { FieldError } from '../text/field-error.ts'
import type { Placeholders } from '../messages/format.ts'
import { PendingLogin } from './pending-login.ts'

/** All kinds of failures with their HTTP status. A code without a status does not compile. */
export const statusOfFailure = {
  'invalid-input': 400,
  unauthenticated: 401,
  'second-factor-required': 401,
  forbidden: 403,
  'second-factor-missing': 403,
  'reauthentication-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  conflict: 409,
  gone: 410,
  'payload-too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'headers-too-large': 431,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'insufficient-storage': 507,
} as const satisfies Record<FailureCode, number>

export const failureCodes = [
  'invalid-input',
  'unauthenticated',
  'second-factor-required',
  'forbidden',
  'second-factor-missing',
  'reauthentication-required',
  'not-found',
  'method-not-allowed',
  'timeout',
  'conflict',
  'gone',
  'payload-too-large',
  'uri-too-long',
  'unsupported-media-type',
  'headers-too-large',
  'too-many-requests',
  'internal',
  'unavailable',
  'insufficient-storage',
] as const

export type FailureCode = (typeof failureCodes)[number]

/** The body of all answers that are no success. `fields` maps the path of a wrong field to its text. */
export const FailureReply = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(failureCodes),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The texts of `fields` in the order of the checks. Signup reads them (section 7). */
  errors: z.optional(z.array(z.string())),
  /** The same texts for clients that read `msg` of each error. One list cannot serve both. */
  errorDetails: z.optional(z.array(z.object({ path: z.string(), msg: z.string() }))),
  /** Equal to `error`. The newsletter form reads this name (section 7). */
  message: z.string(),
  /** With the code `second-factor-required`: the login that waits for the second factor. */
  pendingLogin: z.optional(PendingLogin),
  /** With the code `gone`: the place that replaces a retired one. Null: no place does. */
  replacedBy: z.optional(z.nullable(z.object({ slug: z.string(), name: z.string() }))),
})
export type FailureReply = z.infer<typeof FailureReply>

/**
 * Each reason has a text in each language. The text of a failure code is the default for failures without a better
 * reason.
 */
type Reasons = typeof contentErrors & typeof fieldErrors & typeof failures

/** A reason whose text needs no values. */
export type Reason = { [C in keyof Reasons]: [Placeholders<Reasons[C]>] extends [never] ? C : never }[keyof Reasons]

/** A reason whose text names a person, and nothing else. */
export type ReasonWithName = Exclude<
  { [C in keyof Reasons]: [Placeholders<Reasons[C]>] extends ['name'] ? C : never }[keyof Reasons],
  Reason
>

/** Wraps a reason as the message of a schema check that only the server runs. */
export function reasonCode(code: Reason): string {
  return code
}

type FailureDetails = {
  /** Errors by path of the wrong field. */
  fields?: Readonly<Record<string, FieldError>>
  /** For the `Retry-After` header. */
  retryAfterSeconds?: number
  pendingLogin?: PendingLogin
  replacedBy?: FailureReply['replacedBy']
  /** Name of the failed dependency, for the log. */
  target?: string
  /** The original error. The server logs it unless the caller caused the failure. */
  cause?: unknown
}

/** Rules throw it. Only `server/http` turns it into a reply, in the language of the caller. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly reason: FieldError
  readonly fields: Readonly<Record<string, FieldError>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly pendingLogin: PendingLogin | undefined
  readonly replacedBy: FailureReply['replacedBy']
  readonly target: string | undefined

  constructor(
    code: FailureCode,
    reason: Reason | FieldError,
    { fields, retryAfterSeconds, pendingLogin, replacedBy, target, cause }: FailureDetails = {},
  ) {
    const known = typeof reason === 'string' ? { code: reason, values: {} } : reason
    super(known.code, { cause })
    this.name = 'Failure'
    this.code = code
    this.reason = known
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
    this.pendingLogin = pendingLogin
    this.replacedBy = replacedBy
    this.target = target
  }
}

/** A failure with the default text of its code. */
export function toFailure(code: FailureCode, details: FailureDetails = {}): Failure {
  return new Failure(code, code, details)
}

/** A failure of one field, with the text of the field's error. */
export function fieldFailure(field: string, reason: Reason): Failure {
  return new Failure('invalid-input', reason, { fields: { [field]: { code: reason, values: {} } } })
}
