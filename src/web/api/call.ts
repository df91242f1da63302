import { API_BASE, type Endpoint } from '#contract/endpoint.ts'
import type { ApiEndpoint, CallInput, ReplyOf } from '#contract/api.ts'
import type { FailureCode, FailureReply } from '#contract/failure.ts'
import { language } from '#messages/language.ts'
import { clientFailures } from '#messages/client-failures.ts'

type ApiErrorCode = FailureCode | 'network'

type ErrorDetails = { reply?: Partial<FailureReply>; requestId?: string | null }

/** A call that did not succeed; `message` is fit to be shown. `network` means that no answer came at all. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** What the server said, as far as it said anything. */
  readonly reply: Partial<FailureReply>
  /** By which the operator finds the request in the log. Null when no answer came. */
  readonly requestId: string | null

  constructor(code: ApiErrorCode, message: string, { reply = {}, requestId = null }: ErrorDetails = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.reply = reply
    this.requestId = requestId
  }
}

/** What to tell of a failure: the server's own text where it gave one, else the given one (section 8). */
export function textOfFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.reply.error ?? error.reply.message ?? fallback
}

/** Header of every answer. */
export const REQUEST_ID = 'x-request-id'

type Authorization = {
  readToken: () => string | null
  /** The server no longer accepts the token that `readToken` returns. */
  onRejected: () => void
}

let authorization: Authorization = { readToken: () => null, onRejected: () => undefined }

/** Sets in whose name calls are made. Until then they are a guest's. */
export function authorizeCalls(given: Authorization): void {
  authorization = given
}

export function readToken(): string | null {
  return authorization.readToken()
}

/** How a call is made: with what calls it off, and with the key under which the same change is made only once. */
type CallOptions = { signal?: AbortSignal; idempotencyKey?: string }

/** A call that may be called off. The contract's own kind fits, too. */
export type CancellableCall = <E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>

/** Calls an endpoint over HTTP, in the name of the session if there is one. @throws ApiError */
export const callOverHttp: CancellableCall = async <E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey }: CallOptions = {},
) => {
  // Every input is made of these parts; which of them, only the endpoint's own type knows.
  const { params, query, body } = input as Parts
  const token = readToken()
  const response = await fetch(addressOf(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      // Failures are said in the language of the page, not in the browser's.
      'accept-language': language.code,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    // Who calls off a call knows about it.
    if (signal?.aborted) throw error
    throw new ApiError('network', clientFailures.network)
  })
  const reply: unknown = await response.json().catch(() => null)
  return accept(endpoint, { status: response.status, reply, token, requestId: response.headers.get(REQUEST_ID) })
}

/** What came back, and the token it was asked with. */
type Answer = { status: number; reply: unknown; token: string | null; requestId: string | null }

/** The reply of a success. @throws ApiError of anything else; a session that the server no longer knows is ended */
export function accept<E extends ApiEndpoint>(endpoint: E, { status, reply, token, requestId }: Answer): ReplyOf<E> {
  const isOk = status >= 200 && status < 300
  if (isOk && !isRefusal(reply)) {
    // The server builds its replies from the same contract, so what arrives is what the endpoint names.
    return reply as ReplyOf<E>
  }
  // Of a public call the same status says that the password was wrong, and of an older token nothing that matters now.
  const isRejected = status === 401 && endpoint.access !== 'public' && token !== null
  if (isRejected && readToken() === token) authorization.onRejected()
  throw errorOf(reply, isOk ? 'conflict' : 'internal', requestId)
}

type Parts = {
  params: Record<string, string> | undefined
  query: Record<string, string> | undefined
  body: object | undefined
}

function addressOf(endpoint: Endpoint, { params, query }: Omit<Parts, 'body'>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return API_BASE + path + (search === '' ? '' : `?${search}`)
}

function isRefusal(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false
}

/** @param assumed the code where the answer names none, as a proxy's would not */
function errorOf(reply: unknown, assumed: FailureCode, requestId: string | null): ApiError {
  const known = (reply ?? {}) as Partial<FailureReply>
  return new ApiError(known.code ?? assumed, known.error ?? clientFailures.internal, { reply: known, requestId })
}
