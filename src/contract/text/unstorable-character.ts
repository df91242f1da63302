/**
 * Finds a character that cannot be stored, in a value of any depth. Every field refuses two of them: U+0000, which
 * Postgres cannot store, and half of a surrogate pair, which is no character and changes on the way through UTF-8.
 * @returns the dotted path, or null
 */
export function findUnstorableCharacter(value: unknown): string | null {
  return hasUnstorable(value) ? (findPath(value) ?? []).join('.') : null
}

/** Checks first without building paths, because nearly all values have none. */
function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorable)
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function findPath(value: unknown): string[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const path = findPath(part)
    if (path) return [key, ...path]
  }
  return null
}
