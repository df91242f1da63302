import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Addresses that belong to nobody on the internet: this machine, private networks, the data of cloud machines.
 * Source: IANA IPv4 Special-Purpose Address Registry, and multicast.
 */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}
/** Inside the global block of IPv6: protocol assignments, documentation and 6to4, which carries IPv4 addresses. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** True if an IP is a public one of the internet. False for all other texts. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** A name leads to an address that must not be asked. */
export class ClosedAddress extends Error {}

/**
 * Looks a name up for a connection, and refuses it if any of its addresses is closed. The connection goes to the addresses
 * that were checked: a second look-up could answer otherwise (DNS rebinding).
 */
export function lookupAmong(isOpen: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = error ?? getRefusal(found, hostname, isOpen)
      if (refused) return callback(refused, '', 0)
      const [first] = found
      if (options.all) callback(null, found)
      else callback(null, first?.address ?? '', first?.family ?? 0)
    })
  }
}

function getRefusal(
  found: readonly LookupAddress[],
  hostname: string,
  isOpen: (address: string) => boolean,
): ClosedAddress | null {
  const isEachOpen = found.length > 0 && found.every(({ address }) => isOpen(address))
  return isEachOpen ? null : new ClosedAddress(`${hostname} has an address that is not of the internet`)
}
