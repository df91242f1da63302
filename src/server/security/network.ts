import { isIP, isIPv4 } from 'node:net'

/**
 * The part of an IP that the log may hold: the /24 network of IPv4, the /48 network of IPv6.
 * @param ip an IP, or the key by which limits count it, which is the beginning of an IPv6 address
 * @returns an empty text for anything else
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`
  const address = [ip, `${ip}::`].find((text) => isIP(text) === 6)
  return address === undefined ? '' : `${leadingGroups(address)}::/48`
}

/** The URL parser reads every notation except a zone, and shortens the longest row of zeros to `::`. */
function leadingGroups(address: string): string {
  const canonical = new URL(`http://[${address.split('%')[0] ?? ''}]`).hostname.slice(1, -1)
  const [front = [], back = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].slice(0, 3).join(':')
}
