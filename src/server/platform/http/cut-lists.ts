import * as z from 'zod/mini'

/** Cuts the lists in a value that nobody has checked yet. */
type Cutter = (value: unknown) => unknown

const cutters = new WeakMap<z.core.$ZodType, Cutter | null>()

/**
 * Cuts each list to one item more than its schema allows: the schema still refuses it as too long, and does not read
 * and report a hundred thousand items first. Lists in unions and lists without a limit stay as they are.
 */
export function cutLists(schema: z.core.$ZodType, value: unknown): unknown {
  return cutterFor(schema)?.(value) ?? value
}

/** @returns null if no list in the schema has a limit */
function cutterFor(schema: z.core.$ZodType): Cutter | null {
  const known = cutters.get(schema)
  if (known !== undefined) return known
  const cutter = createCutter(schema)
  cutters.set(schema, cutter)
  return cutter
}

function createCutter(schema: z.core.$ZodType): Cutter | null {
  if (schema instanceof z.core.$ZodObject) return cutObject(schema._zod.def.shape)
  if (schema instanceof z.core.$ZodArray) return cutArray(schema._zod.def)
  if (schema instanceof z.core.$ZodPipe) return cutterFor(schema._zod.def.in)
  return isWrapper(schema) ? cutterFor(schema._zod.def.innerType) : null
}

/** Schemas that allow, beside the values of another schema, that there is none. */
export function isWrapper(schema: z.core.$ZodType) {
  return (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodReadonly
  )
}

function cutObject(shape: Readonly<Record<string, z.core.$ZodType>>): Cutter | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const cut = cutterFor(field)
    return cut ? [{ name, cut }] : []
  })
  if (fields.length === 0) return null
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const given = new Map(Object.entries(value))
    const cut = fields.flatMap((field) =>
      given.has(field.name) ? [[field.name, field.cut(given.get(field.name))] as const] : [],
    )
    return { ...value, ...Object.fromEntries(cut) }
  }
}

function cutArray(list: z.core.$ZodArrayDef): Cutter | null {
  const cutElement = cutterFor(list.element)
  const most = longestOf(list) + 1
  return most === Infinity && cutElement === null ? null : (value) => mapList(value, most, cutElement)
}

/** @returns how many items a list may have; Infinity without a limit */
export function longestOf({ checks = [] }: z.core.$ZodArrayDef): number {
  return Math.min(Infinity, ...checks.map(maximumOf))
}

function maximumOf(check: z.core.$ZodCheck): number {
  return check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : Infinity
}

function mapList(value: unknown, most: number, cut: Cutter | null): unknown {
  if (!Array.isArray(value)) return value
  const items: unknown[] = value.length > most ? value.slice(0, most) : value
  return cut ? items.map(cut) : items
}
