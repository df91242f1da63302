import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  Failure,
  failureCodes,
  toFailure,
  statusOfFailure,
  type FailureCode,
  type FailureReply,
} from '#contract/api/failure.ts'
import { hoursInWords } from '#contract/place/hours/hours-in-words.ts'
import { textOfError, type FieldError, type Texts } from '#contract/text/field-error.ts'
import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { CountedLog } from './counted-log.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { toStoreFailure } from '../store/store-failure.ts'

/** A client may repeat a request after this time when the failure names no other. */
const RETRY_AFTER_SECONDS = 5

type ReplyWithFailure = (error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) => void

/**
 * Only this function turns a failure into a reply. An unforeseen error is logged, and its reply names no details.
 * @param causes counts the failures of what we depend on, since every request has one while a dependency is away
 * @param onFailure receives the code of each failure that is sent
 */
export function createFailureReply(causes: CountedLog, onFailure: (code: FailureCode) => void): ReplyWithFailure {
  return (error, request, reply) => {
    const failure = error instanceof Failure ? error : failureFrom(error, request)
    const language = negotiateLanguage(request.headers['accept-language'])
    onFailure(failure.code)
    if (failure.code === 'internal') request.log.error({ err: error }, 'unforeseen failure')
    else if (failure.cause !== undefined) noteCause(causes, request, failure)
    void reply
      .code(statusOfFailure[failure.code])
      .headers(failureHeaders(failure, language))
      .send(writeFailure(failure, language))
  }
}

/** The headers of a failure's answer besides those of every answer. */
export function failureHeaders(
  { code, retryAfterSeconds }: Pick<Failure, 'code' | 'retryAfterSeconds'>,
  language: LanguageCode,
): Record<string, string> {
  const seconds = retryAfterSeconds ?? (code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
  return {
    ...(code === 'unauthenticated' && { 'www-authenticate': 'Bearer' }),
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    'cache-control': 'no-store',
    'content-language': language,
    'content-type': 'application/json; charset=utf-8',
  }
}

export function writeFailure(failure: Failure, language: LanguageCode): string {
  return JSON.stringify(getBody(failure, language))
}

function noteCause(
  causes: CountedLog,
  { method, routeOptions }: FastifyRequest,
  { target = 'unknown', cause }: Failure,
): void {
  causes.note(target, {
    message: 'dependency failed',
    operation: `${method} ${routeOptions.url ?? 'none'}`,
    target,
    cause: cause instanceof Error ? cause.message : String(cause),
  })
}

/** Reasons whose texts fit many fields. A form shows them at the field, so that only `error` has to name it. */
const NAMELESS: ReadonlySet<string> = new Set([
  'unexpected',
  'content.number',
  'content.whole-number',
  'content.at-least',
  'content.more-than',
  'content.at-most',
  'content.choice',
  'text.too-long',
  'text.unstorable-character',
  'list.too-long',
  'review.incomplete',
  'image.upload-failed',
])

const textsByLanguage = new Map<LanguageCode, Texts>()

/** All texts of failures. Joining them takes longer than the rest of a refusal, so it happens once for a language. */
function getTexts(language: LanguageCode): Texts {
  const known = textsByLanguage.get(language)
  if (known) return known
  const { contentErrors, fieldErrors, failures } = serverTexts[language]
  const texts = { ...contentErrors, ...fieldErrors, ...failures }
  textsByLanguage.set(language, texts)
  return texts
}

function getBody({ reason, code, fields, pendingLogin, replacedBy }: Failure, language: LanguageCode): FailureReply {
  const { hours } = serverTexts[language]
  const texts = getTexts(language)
  const getText = (error: FieldError) => textOfError(withMeaning(error, { words: hours, language }), texts)
  const [path] = Object.entries(fields ?? {}).find(([, error]) => error.code === reason.code) ?? []
  // The path of the body itself is empty.
  const text = path && NAMELESS.has(reason.code) ? `${getText(reason)} (${path})` : getText(reason)
  const more = { ...(pendingLogin && { pendingLogin }), ...(replacedBy !== undefined && { replacedBy }) }
  const body = { success: false, error: text, message: text, code, ...more } as const
  if (!fields) return body
  const byField = Object.fromEntries(Object.entries(fields).map(([path, error]) => [path, getText(error)]))
  const errorDetails = Object.entries(byField).map(([path, msg]) => ({ path, msg }))
  return { ...body, fields: byField, errors: Object.values(byField), errorDetails }
}

/** Opening hours also come in the words of the reader. */
function withMeaning(error: FieldError, language: Parameters<typeof hoursInWords>[1]): FieldError {
  const { hours } = error.values
  if (hours === undefined) return error
  return { ...error, values: { ...error.values, meaning: hoursInWords(hours, language) } }
}

/** Errors of Fastify and its plugins carry a status. A 4xx that no code of ours names means invalid input. */
function failureFrom(error: FastifyError, { raw }: FastifyRequest): Failure {
  // The client broke its request off. The error has the code that a lost connection to the database has too.
  if (error === raw.errored) return toFailure('timeout')
  const storeFailure = toStoreFailure(error)
  if (storeFailure) return toFailure(storeFailure, { target: 'database', cause: error })
  const status = error.statusCode ?? 500
  const exact = failureCodes.find((code) => statusOfFailure[code] === status)
  if (exact) return toFailure(exact)
  return toFailure(status >= 400 && status < 500 ? 'invalid-input' : 'internal')
}

const codeOfClientError: Readonly<Record<string, FailureCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
}

/** Answers bytes that are not HTTP. Fastify has no request for them. */
export function replyToBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = toFailure(codeOfClientError[error.code ?? ''] ?? 'invalid-input')
  const body = JSON.stringify(getBody(failure, languages[0].code))
  const head = [
    `HTTP/1.1 ${statusOfFailure[failure.code]} ${failure.code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
