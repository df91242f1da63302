import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Operation } from '#contract/api/operation.ts'
import type { Cookies } from './cookies.ts'

const SESSION_COOKIE = 'session'

/**
 * Keeps the token of a session for uploads alone. The client of the specification sends a photo as a plain form, without
 * the header that its other calls have.
 */
export function setUploadSession(cookies: Cookies, token: string, maxAgeSeconds: number): void {
  cookies.set(SESSION_COOKIE, token, maxAgeSeconds, 'uploads')
}

type Sent = {
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly cookies: Cookies
  /** Origin of `PUBLIC_URL`. */
  readonly origin: string
}

/** The Authorization header. Without one, a photo of a page of this origin has the session of its browser. */
export function authorizationFor(
  { access, upload }: Pick<Operation, 'access' | 'upload'>,
  { request: { headers }, cookies, origin }: Sent,
): string | undefined {
  if (headers.authorization !== undefined || access !== 'user' || !upload) return headers.authorization
  if (!isOfThisOrigin(headers, origin)) return undefined
  const token = cookies.read(SESSION_COOKIE)
  return token === undefined ? undefined : `Bearer ${token}`
}

/**
 * SameSite lets pages of a neighbouring subdomain send the cookie. Browsers name the page's site on encrypted connections,
 * and older ones never do. Its origin is in every form that they send.
 */
function isOfThisOrigin({ host, ...headers }: IncomingHttpHeaders, own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || origin === own || URL.parse(origin)?.host === host
}
