import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * A Bloom filter of the 100,000 most common passwords in lower case. It knows all of them, and takes fewer than one in
 * two thousand others for one of them. `tools/common-passwords.ts` makes it and names its source and licence.
 */
const FILTER = new URL('common-passwords.bin', import.meta.url)

export const FILTER_BYTES = 240_000
const HASHES = 13

let filter: Uint8Array | undefined

export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(FILTER)
  const bits = filter
  return getPositions(password).every((position) => ((bits[position >> 3] ?? 0) & (1 << (position & 7))) !== 0)
}

/** The positions of a password's bits, from two halves of one hash (Kirsch and Mitzenmacher, 2006). */
export function getPositions(password: string): number[] {
  const digest = createHash('sha256').update(password.toLowerCase()).digest()
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: HASHES }, (_, index) => (first + index * second) % (FILTER_BYTES * 8))
}
