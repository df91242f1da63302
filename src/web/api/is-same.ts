/**
 * True if the saved object has all sent values. A field without a value leaves it to the server; a null does so at the
 * top. A nested null is the same as a field that the saved object leaves out.
 */
export function isSame(saved: object, sent: object): boolean {
  return Object.entries(sent).every(
    ([field, value]: [string, unknown]) => value === null || holds(Reflect.get(saved, field), value),
  )
}

function holds(saved: unknown, sent: unknown): boolean {
  if (sent === undefined) return true
  if (sent === null) return saved === null || saved === undefined
  if (!isObject(sent)) return Object.is(saved, sent)
  if (!isObject(saved) || Array.isArray(saved) !== Array.isArray(sent)) return false
  if (Array.isArray(saved) && Array.isArray(sent) && saved.length !== sent.length) return false
  return Object.entries(sent).every(([field, value]: [string, unknown]) => holds(Reflect.get(saved, field), value))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
