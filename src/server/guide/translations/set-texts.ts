/**
 * Returns a copy of an entry with other texts.
 * @param texts by the path of the field, such as `about.0`; a path that the entry does not have changes nothing
 */
export function setTexts<Entry extends object>(entry: Entry, texts: readonly (readonly [string, string])[]): Entry {
  const copy = structuredClone(entry)
  for (const [path, text] of texts) setText(copy, path.split('.'), text)
  return copy
}

function setText(target: unknown, [field = '', ...rest]: readonly string[], text: string): void {
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, field)) return
  const inner: unknown = Reflect.get(target, field)
  if (rest.length > 0) setText(inner, rest, text)
  else if (typeof inner === 'string') Reflect.set(target, field, text)
}
