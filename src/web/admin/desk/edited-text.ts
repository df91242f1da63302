/** A value of JSON: the text of a place while it is typed need not be complete. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Keys of objects and indexes of lists. */
export type Path = readonly (string | number)[]

/** The index after the last item of any list. */
export const END = Number.MAX_SAFE_INTEGER

/** @returns undefined where the text has nothing */
export function valueAt(text: Json, path: Path): Json | undefined {
  let value: Json | undefined = text
  for (const key of path) value = getPart(value, key)
  return value
}

function getPart(value: Json | undefined, key: string | number): Json | undefined {
  if (isList(value)) return value[Number(key)]
  return isObject(value) ? value[key] : undefined
}

/** Replaces the value at a path and makes the objects above it. `undefined` removes it. */
export function withValue(text: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  const isLast = rest.length === 0
  const list = text ?? []
  if (isList(list) && typeof key === 'number') {
    const index = key
    if (isLast && value === undefined) return list.filter((_item, at) => at !== index)
    const changed = withValue(list[index], rest, value)
    return index >= list.length ? [...list, changed] : list.with(index, changed)
  }
  const fields = isObject(text) ? text : {}
  if (isLast && value === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)))
  }
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** The text of a value in an input. Objects and lists have none. */
export function getInput(value: Json | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}

/** A text that came as JSON. */
export function toJson(text: object): Json {
  return Object.fromEntries(Object.entries(text))
}
