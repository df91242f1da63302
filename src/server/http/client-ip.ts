import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export type ClientIp = (request: IncomingMessage) => string

/**
 * Finds a client's IP as Fastify does. Answers that leave before Fastify need it.
 * @param trustProxy the proxies whose `X-Forwarded-For` is trusted
 */
export function createClientIp(trustProxy: readonly string[]): ClientIp {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (request) => proxyAddr(request, isTrusted)
}
