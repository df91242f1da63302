import { API_BASE, type Endpoint } from '#contract/api/endpoint.ts'
import type { ApiEndpoint, CallInput, ReplyFor } from '#contract/api.ts'
import type { FailureCode, FailureReply } from '#contract/api/failure.ts'
import { language } from '#messages/language.ts'
import { clientFailures } from '#messages/ui.ts'
import type { PrefetchedAnswers } from './prefetched-answers.ts'

type ApiErrorCode = FailureCode | 'network'

type ErrorDetails = { reply?: Partial<FailureReply>; requestId?: string | null; isSessionEnd?: boolean }

/** A failed call. The UI may show `message`. The code `network` means that there was no answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** The failure reply, or parts of it if the answer was incomplete. */
  readonly reply: Partial<FailureReply>
  /** Identifies the request in the server's log. Null without an answer. */
  readonly requestId: string | null
  /**
   * The server does not know the session any more. The user gets one message, even if several calls fail because of it.
   */
  readonly isSessionEnd: boolean

  constructor(
    code: ApiErrorCode,
    message: string,
    { reply = {}, requestId = null, isSessionEnd = false }: ErrorDetails = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.reply = reply
    this.requestId = requestId
    this.isSessionEnd = isSessionEnd
  }
}

/**
 * Text of a failure for the user (section 8).
 * @param fallback text for a failure without a text from the server
 */
export function textOfFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const { error: ofServer, message, fields } = error.reply
  const shown = ofServer ?? message ?? fallback
  // A text for programs names the path of the field, at which people find it.
  return Object.keys(fields ?? {}).reduce((text, path) => text.replace(` (${path})`, ''), shown)
}

/** The server sends this header with each answer. */
export const REQUEST_ID = 'x-request-id'

type Authorization = {
  readToken: () => string | null
  /** Runs when the server rejects the token of `readToken`. */
  onRejected: () => void
}

let authorization: Authorization = { readToken: () => null, onRejected: () => undefined }

/** Sets the session for calls. Before, calls are made as a guest. */
export function authorizeCalls(given: Authorization): void {
  authorization = given
}

let onOutcome: (isAnswered: boolean) => void = () => undefined

/** The listener hears of each call that was answered, and of each that was not. */
export function watchCalls(listener: typeof onOutcome): void {
  onOutcome = listener
}

export function readToken(): string | null {
  return authorization.readToken()
}

/** The server applies a change with the same idempotency key only once. */
type CallOptions = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** The browser sends it even if the page closes meanwhile. Larger bodies than 64 KiB are refused as `network`. */
  keepalive?: boolean
  /** The session of the call, if it is not the present one. */
  token?: string | null
}

/** A call that can be aborted. A `Call` of the contract is assignable to it. */
export type CancellableCall = <E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<ReplyFor<E>>

/**
 * Calls an endpoint over HTTP, with the session if there is one.
 * @throws ApiError
 */
export const callOverHttp: CancellableCall = async (endpoint, input, options) =>
  readReply(endpoint, await send(endpoint, input, options))

/** The answer that the first script has requested at this URL with the same session. Each serves once. */
function takePrefetchedAnswer(url: string, token: string | null, signal?: AbortSignal): Promise<Response> | undefined {
  const prefetched: PrefetchedAnswers | undefined = globalThis.prefetchedAnswers
  const answer = prefetched?.token === token ? prefetched.byUrl.get(url) : undefined
  prefetched?.byUrl.delete(url)
  if (!answer || !signal) return answer
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    answer.then(resolve, reject)
  })
}

/** An answer whose body is not read yet, and the token of its request. */
type Sent = { response: Response; token: string | null }

/** @throws ApiError `network` without an answer */
export async function send<E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey, keepalive = false, token = readToken() }: CallOptions = {},
): Promise<Sent> {
  // All inputs have these parts. Only the type of the endpoint knows which ones.
  const { params, query, body } = input as Parts
  const url = getUrl(endpoint, { params, query })
  const init = {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      // The server answers in the language of the page, not in the language of the browser.
      'accept-language': language.code,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    keepalive,
  }
  const prefetched = endpoint.method === 'GET' ? takePrefetchedAnswer(url, token, signal) : undefined
  const response = await (prefetched ?? fetch(url, init)).catch((error: unknown) => {
    // An aborting caller needs no text.
    if (signal?.aborted) throw error
    onOutcome(false)
    throw new ApiError('network', clientFailures.network)
  })
  // An answer that the device has stored carries no id of a request: the server gave none in time.
  onOutcome(response.headers.has(REQUEST_ID))
  return { response, token }
}

/** @throws ApiError if the call failed */
export async function readReply<E extends ApiEndpoint>(endpoint: E, { response, token }: Sent): Promise<ReplyFor<E>> {
  const reply: unknown = await response.json().catch(() => null)
  return unwrapReply(endpoint, { status: response.status, reply, token, requestId: response.headers.get(REQUEST_ID) })
}

/** The answer, and the token of its request. */
type Answer = { status: number; reply: unknown; token: string | null; requestId: string | null }

/**
 * Returns the reply of a success. Ends the session if the server does not know it any more.
 * @throws ApiError if the call failed
 */
export function unwrapReply<E extends ApiEndpoint>(
  endpoint: E,
  { status, reply, token, requestId }: Answer,
): ReplyFor<E> {
  const isOk = status >= 200 && status < 300
  // A network that asks for a login answers with its page, and says 200, too. The server answers with an object.
  if (isOk && reply === null) throw new ApiError('network', clientFailures.network)
  if (isOk && !isRefusal(reply)) {
    // The server builds its replies from the same contract, so that the type is correct.
    return reply as ReplyFor<E>
  }
  // A 401 of a public call means a wrong password. A 401 for an older token does not concern the current session.
  const isRejected = status === 401 && endpoint.access !== 'public' && token !== null
  if (isRejected && readToken() === token) authorization.onRejected()
  throw getError(reply, isOk ? 'conflict' : 'internal', { requestId, isSessionEnd: isRejected })
}

type Parts = {
  params: Record<string, string> | undefined
  query: Record<string, string> | undefined
  body: object | undefined
}

function getUrl(endpoint: Endpoint, { params, query }: Omit<Parts, 'body'>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return API_BASE + path + (search === '' ? '' : `?${search}`)
}

function isRefusal(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false
}

/** @param fallbackCode for answers without a code, such as those of a proxy */
function getError(reply: unknown, fallbackCode: FailureCode, details: ErrorDetails): ApiError {
  const failure = (reply ?? {}) as Partial<FailureReply>
  return new ApiError(failure.code ?? fallbackCode, failure.error ?? clientFailures.internal, {
    ...details,
    reply: failure,
  })
}
