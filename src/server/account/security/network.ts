import { isIP, isIPv4 } from 'node:net'
import { groupsOfIpv6 } from '../../platform/throttle/ipv6-groups.ts'

/**
 * The part of an IP that the log may hold: the /24 network of IPv4, the /48 network of IPv6.
 * @param ip an IP, or the key by which limits count it, which is the beginning of an IPv6 address
 * @returns an empty text for anything else
 */
export function getNetwork(ip: string): string {
  if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`
  const address = [ip, `${ip}::`].find((text) => isIP(text) === 6)
  if (address === undefined) return ''
  const leading = groupsOfIpv6(address).slice(0, 3)
  return `${leading.map((group) => group.toString(16)).join(':')}::/48`
}
