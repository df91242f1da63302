const texts = new WeakMap<object, string>()

/**
 * Writes the JSON of an object once. From then on, `writeJson` copies it into every reply that lists the object. The object
 * must never change.
 */
export function storeJson<Value extends object>(value: Value): Value {
  texts.set(value, JSON.stringify(value))
  return value
}

/** Like `JSON.stringify`, for a reply. Its lists may hold objects with stored JSON. */
export function writeJson(reply: unknown): string {
  if (!isPlainObject(reply)) return JSON.stringify(reply)
  // One list of all pieces, because long texts in between would be copied and thrown away.
  const pieces: string[] = []
  for (const [name, value] of Object.entries(reply)) {
    const start = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`
    if (holdsStored(value)) pushList(pieces, start, value)
    else pushText(pieces, start, JSON.stringify(value))
  }
  if (pieces.length === 0) return '{}'
  pieces.push('}')
  return pieces.join('')
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value)
}

function holdsStored(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((item) => getStoredText(item) !== undefined)
}

function pushList(pieces: string[], start: string, list: readonly unknown[]): void {
  let before = `${start}[`
  for (const item of list) {
    // JSON has no word for a missing value in a list; it says null.
    pieces.push(before, getStoredText(item) ?? JSON.stringify(item) ?? 'null')
    before = ','
  }
  pieces.push(']')
}

/** JSON leaves out a field without a value. */
function pushText(pieces: string[], start: string, text: string | undefined): void {
  if (text !== undefined) pieces.push(start, text)
}

function getStoredText(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? texts.get(value) : undefined
}
