import { FILE_FIELD } from '#contract/api/endpoint.ts'
import type { TestApp } from './test-app.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]

/** Method and path with query, such as `GET /geocode/reverse?lat=21`. The path starts after `/api`. */
export type Route = `${Method} /${string}`

type CallOptions = {
  token?: string
  body?: object
  /** Sent as multipart form. The body's fields become the form's other fields. */
  file?: Blob
  ip?: string
  headers?: Record<string, string>
}

export type Answer = {
  readonly status: number
  /** An answer that is not JSON stands in `text`. */
  readonly body: Record<string, unknown>
  readonly headers: Readonly<Record<string, unknown>>
}

/** Calls the API without a network, as a client with the given token and IP. */
export async function callApi({ app }: Pick<TestApp, 'app'>, route: Route, options: CallOptions = {}): Promise<Answer> {
  const { token, file, ip = '198.51.100.1', headers } = options
  const body = file ? getForm(file, options.body) : options.body
  const response = await app.inject({
    method: methods.find((method) => route.startsWith(`${method} `)) ?? 'GET',
    url: `/api${route.slice(route.indexOf(' ') + 1)}`,
    remoteAddress: ip,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const answered = isJson ? response.json<Record<string, unknown>>() : { text: response.payload }
  return { status: response.statusCode, body: answered, headers: response.headers }
}

function getForm(file: Blob, fields: object = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append(FILE_FIELD, file)
  return form
}

/** Removes what differs between any two answers, so that a test can compare the rest. */
export function omitDateAndRequestId({ status, body, headers }: Answer) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return { status, body, headers: rest }
}
