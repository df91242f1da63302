/** @returns the eight 16-bit groups of an IPv6 address in any notation */
export function groupsOfIpv6(ip: string): number[] {
  // The URL parser reads every notation except a zone.
  const canonical = new URL(`http://[${ip.split('%')[0] ?? ''}]`).hostname.slice(1, -1)
  const [front = [], back = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}
