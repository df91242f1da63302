import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['this machine', ['127.0.0.1', '127.8.9.10', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1']],
  ['private networks', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fe80::1']],
  ['data of cloud machines', ['169.254.169.254', '100.100.100.200', 'fd00:ec2::254']],
  ['IPv4 inside IPv6', ['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::1']],
  ['many at once', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
  ['examples', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['nothing', ['', 'localhost', '1', '0x7f000001', '127.1', '[::1]']],
])('addresses of %s are not of the internet', (_kind, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('addresses of the internet are', () => {
  const addresses = ['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2001:4860:4860::8888', '2606:4700::1111']
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([])
})

test('no address of a private network passes', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (b, c, d) => {
      const addresses = [
        `10.${b}.${c}.${d}`,
        `127.${b}.${c}.${d}`,
        `192.168.${c}.${d}`,
        `172.${16 + (b % 16)}.${c}.${d}`,
      ]
      expect(addresses.filter(isPublicAddress)).toEqual([])
    }),
  )
})
