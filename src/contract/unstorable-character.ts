/**
 * Finds U+0000 in a value of any depth. Every field refuses it: Postgres cannot store it, and no keyboard types it.
 * @returns the dotted path, or null
 */
export function findZeroCharacter(value: unknown): string | null {
  return hasZeroCharacter(value) ? (findPath(value) ?? []).join('.') : null
}

/** Checks first without building paths, because nearly all values have none. */
function hasZeroCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasZeroCharacter)
}

function findPath(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const path = findPath(part)
    if (path) return [key, ...path]
  }
  return null
}
