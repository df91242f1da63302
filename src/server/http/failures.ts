import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  Failure,
  failureCodes,
  failureOf,
  statusOfFailure,
  type FailureCode,
  type FailureReply,
} from '#contract/failure.ts'
import { faultOfStore } from '../store/store-fault.ts'

/** The one place where a failure becomes a reply. What we did not foresee is logged and tells the client nothing. */
export function replyWithFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): void {
  const failure = error instanceof Failure ? error : translate(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'unforeseen failure')
  else if (failure.cause !== undefined) request.log.warn({ reason: reasonOf(failure.cause) }, 'what we depend on fails')
  if (failure.code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer')
  const retryAfter = failure.retryAfter ?? (failure.code === 'unavailable' ? 5 : undefined)
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) void reply.header('retry-after', String(retryAfter))
  void reply
    .code(statusOfFailure[failure.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(failure)))
}

/** In a line: while something is away there is one for each request. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

function bodyOf({ message, code, fields }: Failure): FailureReply {
  return { success: false, error: message, message, code, ...(fields && { fields, errors: Object.values(fields) }) }
}

/** Errors of Fastify and its plugins carry a status; every 4xx without a code of ours is faulty input. */
function translate(error: FastifyError): Failure {
  const storeFailure = faultOfStore(error)
  if (storeFailure) return failureOf(storeFailure, { cause: error })
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
