import { FILE_FIELD } from '#contract/api/endpoint.ts'
import { UPLOAD_PRESET } from '#contract/account/media.ts'

export type CallOptions = {
  token?: string
  body?: object
  /** The file to upload. */
  picture?: Buffer
  /** Another form with a file. */
  form?: FormData
  timeoutMs?: number
  /** The server executes requests with the same key once. */
  key?: string
}

export type Answer = { readonly status: number; readonly body: Record<string, unknown> }

export const ANSWER_TIMEOUT_MS = 30_000

/**
 * Calls the API over the network. @param route such as `POST /wishlist`
 * @throws Error when the connection breaks or no answer arrives in time
 */
export async function callApiOverNetwork(
  url: string,
  route: string,
  { token, body, picture, form, key, timeoutMs = ANSWER_TIMEOUT_MS }: CallOptions = {},
): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(picture && { body: getForm(picture) }),
    ...(form && { body: form }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) }
}

/** @returns the status of any URL of the site, 0 when there is no answer */
export async function fetchStatus(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Waits until something holds. @returns the time in milliseconds. @throws Error when it takes longer than `maxMs` */
export async function measureTimeUntil(holds: () => Promise<boolean>, maxMs = 60_000): Promise<number> {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > maxMs) throw new Error(`It did not come back within ${maxMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - begun
}

function getForm(picture: Buffer): FormData {
  const form = new FormData()
  form.append('upload_preset', UPLOAD_PRESET)
  form.append(FILE_FIELD, new File([new Uint8Array(picture)], 'holiday.png', { type: 'image/png' }))
  return form
}
