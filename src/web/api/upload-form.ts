import type { ApiEndpoint, ReplyFor } from '#contract/api.ts'
import { API_BASE } from '#contract/api/endpoint.ts'
import { clientFailures } from '#messages/ui.ts'
import { withResolvers } from './with-resolvers.ts'
import { ApiError, readToken, REQUEST_ID, unwrapReply } from './call.ts'

export type UploadOptions = {
  /** Gets the sent part, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Sends a form with a file and the session. `fetch` does not report the progress of an upload.
 * @throws ApiError, or the reason of the aborted signal
 */
export async function uploadForm<E extends ApiEndpoint>(
  endpoint: E,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<ReplyFor<E>> {
  const token = readToken()
  const { promise, resolve, reject } = withResolvers<{ status: number; reply: unknown }>()
  const request = new XMLHttpRequest()
  request.open(endpoint.method, API_BASE + endpoint.path)
  request.responseType = 'json'
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
  request.addEventListener('load', () => resolve({ status: request.status, reply: request.response }))
  request.addEventListener('error', () => reject(new ApiError('network', clientFailures.network)))
  request.addEventListener('abort', () => reject(signal?.reason))
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  request.send(form)
  const answer = await promise.finally(() => signal?.removeEventListener('abort', abort))
  return unwrapReply(endpoint, { ...answer, token, requestId: request.getResponseHeader(REQUEST_ID) })
}
