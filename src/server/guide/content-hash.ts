import { createHash } from 'node:crypto'

/** SHA-256 of an entry of the content folder, as it was parsed. */
export function toHash(entry: unknown): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex')
}
