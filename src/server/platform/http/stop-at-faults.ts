import * as z from 'zod/mini'

/** Maximum number of faults in a list. An answer names 20. */
const ENOUGH_FAULTS = 20

const prepared = new WeakSet<z.core.$ZodType>()

/**
 * Lets the lists of a schema stop at their twentieth fault. Without it, a trip of half a megabyte has ninety thousand, each
 * of which becomes an object. The schema is changed in place, once; valid values are read as before.
 */
export function stopAtFaults(schema: z.core.$ZodType): void {
  if (prepared.has(schema)) return
  prepared.add(schema)
  if (schema instanceof z.core.$ZodArray) stopList(schema)
  for (const part of getParts(schema)) stopAtFaults(part)
}

function getParts(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.core.$ZodObject) return Object.values<z.core.$ZodType>(schema._zod.def.shape)
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element]
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out]
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options
  if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.valueType]
  return isWrapper(schema) ? [schema._zod.def.innerType] : []
}

/** Schemas that allow, beside the values of another schema, that there is none. */
function isWrapper(schema: z.core.$ZodType) {
  return (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodReadonly
  )
}

/** @returns how many items a list may have; Infinity without a limit */
function getLongest({ checks = [] }: z.core.$ZodArrayDef): number {
  return Math.min(
    Infinity,
    ...checks.map((check) => (check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : Infinity)),
  )
}

function stopList(list: z.core.$ZodArray): void {
  const { element } = list._zod.def
  const longest = getLongest(list._zod.def)
  const parseAll = list._zod.parse
  const parse: typeof parseAll = (payload, context) => {
    const input = payload.value
    // The library refuses a list that is too long before it reads an item.
    if (!Array.isArray(input) || input.length > longest) return parseAll(payload, context)
    const items: unknown[] = []
    for (const [index, item] of input.entries()) {
      const result = element._zod.run({ value: item, issues: [] }, context)
      // No schema of a request is asynchronous. Should one become so, its list is read as the library reads it.
      if (result instanceof Promise) return parseAll(payload, context)
      payload.issues.push(...z.core.util.prefixIssues(index, result.issues))
      items.push(result.value)
      if (payload.issues.length < ENOUGH_FAULTS) continue
      // No check reads a list that is not complete.
      payload.aborted = true
      break
    }
    payload.value = items
    return payload
  }
  // Without checks, the library runs what parses.
  if (list._zod.run === parseAll) list._zod.run = parse
  list._zod.parse = parse
}
