import { isIP, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { groupsOfIpv6 } from '../throttle/ipv6-groups.ts'

/** Returns true for an IP of a chain of proxies that is trusted. The IP next to this server has hop 0. */
export type IsTrusted = (address: string, hop: number) => boolean

export type ClientIp = (request: IncomingMessage) => string

/** @param trustProxy the proxies whose `X-Forwarded-For` is trusted; some of them write a port behind each address */
export function createIsTrusted(trustProxy: readonly string[]): IsTrusted {
  if (trustProxy.length === 0) return () => false
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (address, hop) => isTrusted(withoutPort(address), hop)
}

/** Finds a client's IP as Fastify does. Answers that leave before Fastify need it. */
export function createClientIp(isTrusted: IsTrusted): ClientIp {
  return (request) => withoutPort(proxyAddr(request, isTrusted))
}

/** @param address `192.0.2.1:50000` and `[2001:db8::1]:443` too */
function withoutPort(address: string): string {
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d*)?$|^([\d.]+):\d*$/.exec(address) ?? []
  return inBrackets ?? beforePort ?? address
}

/** Clients without an IP share the limits of this key. Some proxies write such a word for a client that they hide. */
const UNKNOWN = 'unknown'

/**
 * The key of a client for limits: the IPv4 address, or the /56 network of an IPv6 address, since providers give whole
 * networks to one customer. All spellings of an address have one key.
 */
export function ipKey(address: string): string {
  const ip = withoutPort(address)
  if (isIP(ip) === 0) return UNKNOWN
  if (!isIPv6(ip)) return ip
  const groups = groupsOfIpv6(ip)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')
}
