import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, failureCodes, statusOfFailure, type FailureCode, type FailureReply } from '#contract/failure.ts'
import { failures } from '#contract/messages/en.ts'

/** What is said when nothing more fitting is known. */
const messageOf = {
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
  internal: failures.internal,
  unavailable: failures.unavailable,
  'insufficient-storage': failures.insufficientStorage,
} as const satisfies Record<FailureCode, string>

/** The failure of a code with its usual text. */
export function failureOf(code: FailureCode): Failure {
  return new Failure(code, messageOf[code])
}

/** The one place where a failure becomes a reply. What we did not foresee is logged and tells the client nothing. */
export function replyWithFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): void {
  const failure = error instanceof Failure ? error : translate(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'unforeseen failure')
  if (failure.code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer')
  const retryAfter = failure.retryAfter ?? (failure.code === 'unavailable' ? 5 : undefined)
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) void reply.header('retry-after', String(retryAfter))
  void reply
    .code(statusOfFailure[failure.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(failure)))
}

function bodyOf({ message, code, fields }: Failure): FailureReply {
  return { success: false, error: message, message, code, ...(fields && { fields, errors: Object.values(fields) }) }
}

/** Postgres' classes 08 (connection), 53 (resources) and 57 (operator), and what Node says of a server that is away. */
const DATABASE_AWAY = /^(08|57P|53[03])|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/
const NO_ROOM = /^(53100|ENOSPC)$/

/** What is the database's plight rather than a mistake of ours, so that trying again may help. */
function faultOfStore({ code, message }: FastifyError): FailureCode | undefined {
  if (NO_ROOM.test(code) || message === 'database or disk is full') return 'insufficient-storage'
  if (DATABASE_AWAY.test(code) || message.startsWith('timeout exceeded when trying to connect')) return 'unavailable'
  return /^(database is locked|Connection terminated)/.test(message) ? 'unavailable' : undefined
}

/** Errors of Fastify and its plugins carry a status; every 4xx without a code of ours is faulty input. */
function translate(error: FastifyError): Failure {
  const fault = faultOfStore(error)
  if (fault) return failureOf(fault)
  const status = error.statusCode ?? 500
  const exact = failureCodes.find((code) => statusOfFailure[code] === status)
  if (exact) return failureOf(exact)
  return failureOf(status >= 400 && status < 500 ? 'invalid-input' : 'internal')
}

const codeOfClientError: Readonly<Record<string, FailureCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
}

/** Answers what is not even HTTP, before there is a request to speak of. */
export function replyToBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = failureOf(codeOfClientError[error.code ?? ''] ?? 'invalid-input')
  const body = JSON.stringify(bodyOf(failure))
  const head = [
    `HTTP/1.1 ${statusOfFailure[failure.code]} ${failure.code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
