import type { EntryChange } from '#contract/admin/desk-entries.ts'

/** The fields in which two texts of an entry differ, in the order of the newer text. */
export function changesBetween(before: object, after: object): EntryChange[] {
  const [old, fresh] = [new Map(getFields(before)), new Map(getFields(after))]
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

/** A value in one line, as the history of an entry has it. */
export function getLine(value: unknown): string {
  return changesBetween({}, { value })
    .map(({ field, after }) => (field === 'value' ? after : `${field.replace('value.', '')}: ${after}`))
    .join('; ')
}

/** The values of a text by dotted path. A list of words is one value. A value that is left out, and null, have none. */
function getFields(value: unknown, path: readonly string[] = []): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path.join('.'), getText(value)]]
  const isList = Array.isArray(value)
  if (isList && value.every((item) => typeof item !== 'object'))
    return [[path.join('.'), value.map(getText).join(', ')]]
  return Object.entries(value).flatMap(([key, part]) => getFields(part, [...path, key]))
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
