import { readAmount } from '#contract/text/amount.ts'

/** A value while it is typed. It may be incomplete: the server reports missing parts. */
export type Typed = null | boolean | number | string | readonly Typed[] | { readonly [key: string]: Typed }

/** True if nothing was typed. An empty list of prices means that the entry is free, and so is no blank. */
export function isBlank(value: Typed): boolean {
  if (value === null || value === '') return true
  if (typeof value !== 'object') return false
  if (isList(value)) return value.length === 0
  return !('prices' in value) && Object.values(value).every(isBlank)
}

export function isList(value: Typed): value is readonly Typed[] {
  return Array.isArray(value)
}

export function getField(value: Typed, key: string): Typed {
  return typeof value === 'object' && value !== null && !isList(value) ? (value[key] ?? null) : null
}

/** @param field null removes it */
export function withField(value: Typed, key: string, field: Typed): Typed {
  const { [key]: _before, ...others } = typeof value === 'object' && value !== null && !isList(value) ? value : {}
  return field === null ? others : { ...others, [key]: field }
}

export function getText(value: Typed): string {
  return value === null || typeof value === 'object' ? '' : String(value)
}

/** Text that is no number, or one that may be read in two ways, stays a text, which the server refuses at its field. */
export function toNumber(typed: string): Typed {
  const trimmed = typed.trim()
  if (trimmed === '') return null
  const reading = readAmount(trimmed)
  return reading.kind === 'amount' ? reading.amount : trimmed
}

/** A value that came as JSON. */
export function toTyped(value: unknown): Typed {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) return value.map(toTyped)
  if (typeof value !== 'object') return null
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toTyped(field)]))
}
