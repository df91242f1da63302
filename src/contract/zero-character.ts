/**
 * Where in a value, at whatever depth, a text holds U+0000: the path in dots, null where none does. Postgres cannot store it
 * and no keyboard types it, so it is refused in every field.
 */
export function pathOfZeroCharacter(value: unknown): string | null {
  return holdsIt(value) ? (findPath(value) ?? []).join('.') : null
}

/** Nearly nothing holds one: that is found out without writing down any path. */
function holdsIt(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsIt)
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
