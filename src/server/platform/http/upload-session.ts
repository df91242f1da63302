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

/** The Authorization header. Without one, a photo of a page of this origin has the session of its browser. */
export function authorizationFor(
  { access, upload }: Pick<Operation, 'access' | 'upload'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  cookies: Cookies,
): string | undefined {
  if (headers.authorization !== undefined || access !== 'user' || !upload) return headers.authorization
  if (!isOfOwnPage(headers)) return undefined
  const token = cookies.read(SESSION_COOKIE)
  return token === undefined ? undefined : `Bearer ${token}`
}

/**
 * SameSite lets pages of a neighbouring subdomain send the cookie. Browsers name the relation of the two pages over https
 * alone, and older ones never do: then the origin decides, by its host, because proxies change ports and schemes. Programs
 * send neither.
 */
function isOfOwnPage({ 'sec-fetch-site': site, origin, host = '' }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  if (origin === undefined) return true
  const own = hostnameOf(`http://${host}`)
  return own !== undefined && hostnameOf(origin) === own
}

function hostnameOf(url: string): string | undefined {
  return URL.parse(url)?.hostname
}
