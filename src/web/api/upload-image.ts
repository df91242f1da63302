import { API_BASE, FILE_FIELD } from '#contract/endpoint.ts'
import { UPLOAD_PRESET } from '#contract/media.ts'
import { uploadImage as endpoint } from '#contract/endpoints/media.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { accept, ApiError, REQUEST_ID, readToken } from './call.ts'
import { shrinkPhoto } from './shrink-photo.ts'

type CallOptions = {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Uploads a picture in the name of the session; a photo is made smaller first. Whether the file is a picture of a
 * size we take is for the form to check, before.
 * @returns the picture's address, for a review's `imageUrl`
 * @throws ApiError, or the signal's reason when it was called off
 */
export async function uploadImage(file: File, { onProgress, signal }: CallOptions = {}): Promise<string> {
  const form = new FormData()
  form.append('upload_preset', UPLOAD_PRESET)
  form.append(FILE_FIELD, await shrinkPhoto(file), file.name)
  signal?.throwIfAborted()
  const token = readToken()
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; reply: unknown }>()
  // fetch tells nothing of what has been sent so far.
  const request = new XMLHttpRequest()
  request.open(endpoint.method, API_BASE + endpoint.path)
  request.responseType = 'json'
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
  request.addEventListener('load', () => resolve({ status: request.status, reply: request.response }))
  request.addEventListener('error', () => reject(new ApiError('network', clientFailures.network)))
  request.addEventListener('abort', () => reject(signal?.reason))
  const callOff = () => request.abort()
  signal?.addEventListener('abort', callOff)
  request.send(form)
  const answer = await promise.finally(() => signal?.removeEventListener('abort', callOff))
  return accept(endpoint, { ...answer, token, requestId: request.getResponseHeader(REQUEST_ID) }).secure_url
}
