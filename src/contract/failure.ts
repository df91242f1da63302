import * as z from 'zod/mini'
import { clientFailures } from '#messages/client-failures.ts'
import { failures } from '#messages/failures.ts'

/** Every way in which a call can fail, with its HTTP status. A code without a status does not compile. */
export const statusOfFailure = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  conflict: 409,
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
  'forbidden',
  'not-found',
  'method-not-allowed',
  'timeout',
  'conflict',
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

/** The body of every answer that is not a success. `fields` maps the path of a wrong field to its message. */
export const FailureReply = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(failureCodes),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The messages of `fields` in the order of the checks; signup reads them (section 7). */
  errors: z.optional(z.array(z.string())),
  /** The same as `error`; the newsletter reads it under this name (section 7). */
  message: z.string(),
})
export type FailureReply = z.infer<typeof FailureReply>

type FailureDetails = {
  /** Message by path of the wrong field. */
  fields?: Record<string, string>
  /** Seconds until trying again makes sense. */
  retryAfter?: number
  /** What it comes from; logged where the failure is not the caller's. */
  cause?: unknown
}

/** Thrown by rules; `server/http` alone turns it into a reply. `error` is shown to people. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, error: string, { fields, retryAfter, cause }: FailureDetails = {}) {
    super(error, { cause })
    this.name = 'Failure'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** The text of a code where no rule has a more fitting one. */
const usualText = {
  'invalid-input': failures.invalidInput,
  unauthenticated: failures.unauthenticated,
  forbidden: failures.forbidden,
  'not-found': failures.notFound,
  'method-not-allowed': failures.methodNotAllowed,
  timeout: failures.timeout,
  conflict: failures.conflict,
  'payload-too-large': failures.payloadTooLarge,
  'uri-too-long': failures.uriTooLong,
  'unsupported-media-type': failures.unsupportedMediaType,
  'headers-too-large': failures.headersTooLarge,
  'too-many-requests': failures.tooManyRequests,
  internal: clientFailures.internal,
  unavailable: failures.unavailable,
  'insufficient-storage': failures.insufficientStorage,
} as const satisfies Record<FailureCode, string>

/** The failure of a code with its usual text. */
export function failureOf(code: FailureCode, details: FailureDetails = {}): Failure {
  return new Failure(code, usualText[code], details)
}
