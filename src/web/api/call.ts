import { API_BASE, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint.ts'
import type { FailureCode } from '#contract/failure.ts'
import { failures } from '#contract/messages/en.ts'
import type { Call } from '#contract/page.ts'

/** A call that did not succeed; `message` is fit to be shown. `network` means that no answer came at all. */
export class ApiError extends Error {
  readonly code: FailureCode | 'network'

  constructor(code: FailureCode | 'network', message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
  }
}

/** Calls an endpoint over HTTP. @throws ApiError */
export const callOverHttp: Call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
  // Every input is made of these parts; which of them, only the endpoint's own type knows.
  const parts = input as Parts
  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.method,
    headers: { accept: 'application/json' },
  }).catch(() => {
    throw new ApiError('network', failures.network)
  })
  const reply: unknown = await response.json().catch(() => null)
  if (!response.ok) throw errorOf(reply)
  // The server builds its replies from the same contract, so what arrives is what the endpoint names.
  return reply as ReplyOf<E>
}

type Parts = { params?: Record<string, string>; query?: Record<string, string> }

function addressOf(endpoint: Endpoint, input: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const query = new URLSearchParams(input.query).toString()
  return API_BASE + path + (query === '' ? '' : `?${query}`)
}

function errorOf(reply: unknown): ApiError {
  const { error, code } = (reply ?? {}) as { error?: string; code?: FailureCode }
  return new ApiError(code ?? 'internal', error ?? failures.internal)
}
