import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api/endpoint.ts'

/** Only calls about accounts and uploads carry cookies. Pages and files never do, so that they are the same for everybody. */
const COOKIE_PATHS = { accounts: `${API_BASE}/auth`, uploads: `${API_BASE}/media` } as const

/** The cookies of one call. Scripts cannot read them, and other sites cannot make the browser send them. */
export type Cookies = {
  read(name: string): string | undefined
  /** The value needs no escaping, as a token does. With a lifetime of 0 the browser forgets the cookie. */
  set(name: string, value: string, maxAgeSeconds: number, calls?: keyof typeof COOKIE_PATHS): void
}

export function getCookies(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Cookies {
  return {
    read: (name) => {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (name, value, maxAgeSeconds, calls = 'accounts') => {
      const attributes = [`Max-Age=${maxAgeSeconds}`, `Path=${COOKIE_PATHS[calls]}`, 'HttpOnly', 'SameSite=Strict']
      void reply.header('set-cookie', [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '))
    },
  }
}

/** The cookies of answers that many callers share: none. */
export const noCookies: Cookies = { read: () => undefined, set: () => undefined }
