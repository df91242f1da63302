import * as z from 'zod/mini'
import { huntedKeys, huntedLists, huntedNumbers, huntedTexts, oddValues, type HuntedValue } from './hunted-values.ts'

const JsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  minItems: z.optional(z.number()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
})
type JsonSchema = z.infer<typeof JsonSchema>

/** A field of an input, and the whole input with another value in this field. */
export type HuntedField = {
  readonly path: string
  readonly values: (signs: ReadonlyMap<string, readonly string[]>, bytes: number) => HuntedValue[]
  readonly put: (value: unknown) => unknown
}

/**
 * Every field of a schema, objects and lists included. Fields that the example leaves out stand in an input that fits
 * the schema as far as the schema says it.
 */
export function huntedFields(schema: z.ZodMiniType, example: unknown): HuntedField[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' })
  return getFields(json, { path: '', example, put: (value) => value })
}

type Place = { path: string; example: unknown; put: (value: unknown) => unknown }

function getFields(given: unknown, { path, example, put }: Place): HuntedField[] {
  const schema = JsonSchema.safeParse(given)
  if (!schema.success) return []
  const all = [...(schema.data.anyOf ?? []), ...(schema.data.oneOf ?? [])]
  // Each kind of a body has a row of its own.
  const branches = path === '' ? all.filter((branch) => isLike(branch, example)) : all
  if (branches.length > 0)
    return branches.flatMap((branch) =>
      getFields(branch, { path, put, example: isLike(branch, example) ? example : getExample(branch) }),
    )
  const own = { path, put, values: valuesFor(schema.data, example) }
  return [...(path === '' ? [] : [own]), ...fieldsBelow(schema.data, { path, example, put })]
}

function fieldsBelow({ properties = {}, additionalProperties, items }: JsonSchema, place: Place): HuntedField[] {
  const { path, put } = place
  const known = isRecord(place.example) ? place.example : {}
  const named = Object.entries(properties).flatMap(([name, property]) =>
    getFields(property, {
      path: path === '' ? name : `${path}.${name}`,
      example: known[name] ?? getExample(property),
      put: (value) => put({ ...known, [name]: value }),
    }),
  )
  const [key = 'gu'] = Object.keys(known)
  const keyed = getFields(isRecord(additionalProperties) ? additionalProperties : null, {
    path: `${path}.*`,
    example: known[key] ?? getExample(additionalProperties),
    put: (value) => put({ ...known, [key]: value }),
  })
  const listed = getFields(items, {
    path: `${path}[]`,
    example: Array.isArray(place.example) && place.example.length > 0 ? place.example[0] : getExample(items),
    put: (value) => put([value]),
  })
  return [...named, ...(Object.keys(properties).length === 0 ? keyed : []), ...listed]
}

function valuesFor(schema: JsonSchema, example: unknown): HuntedField['values'] {
  const types = new Set([schema.type ?? 'string'].flat())
  return (signs, bytes) => [
    ...(types.has('string') ? huntedTexts(signs, { units: schema.maxLength ?? bytes, bytes }) : []),
    // Where checks of our own bound a text, the schema in JSON does not say it.
    ...(types.has('string') && schema.maxLength === undefined ? huntedTexts(signs, { units: SHORT, bytes }) : []),
    ...(types.has('number') || types.has('integer') ? huntedNumbers : []),
    ...(types.has('array') ? huntedLists(Array.isArray(example) ? example[0] : getExample(schema.items), bytes) : []),
    ...(types.has('object') ? huntedKeys(getExample(schema.additionalProperties), bytes) : []),
    ...oddValues,
  ]
}

/** The length in UTF-16 units that most lines may have. */
const SHORT = 60

/** Texts of the forms that the contract's schemas ask for. */
const FORMS = [
  '2026-12-07',
  '10:00',
  '2026-12-07T10:00:00Z',
  'surat-castle',
  'a@surat.example',
  '000000',
  '12-31',
  'en',
]
const LONG_FORMS = ['https://source.example/', '#a0b0c0', 'x'.repeat(43), '21.17,72.83', '1', 'a']

/** @returns a value that fits the schema as far as it says it. Optional fields are left out. */
function getExample(given: unknown): unknown {
  const schema = JsonSchema.safeParse(given)
  if (!schema.success) return 'Dumas'
  const { type, const: value, enum: values, anyOf, oneOf, pattern, properties = {}, required = [] } = schema.data
  if (value !== undefined) return value
  if (values) return values[0]
  const branches = [...(anyOf ?? []), ...(oneOf ?? [])]
  if (branches.length > 0) return getExample(branches[0])
  const [first = 'string'] = [type ?? 'string'].flat()
  if (first === 'object') return Object.fromEntries(required.map((name) => [name, getExample(properties[name])]))
  if (first === 'array') return Array.from({ length: schema.data.minItems ?? 0 }, () => getExample(schema.data.items))
  if (first === 'number' || first === 'integer') return schema.data.minimum ?? 1
  if (first === 'boolean') return true
  if (first === 'null') return null
  if (pattern === undefined) return 'Dumas'
  return [...FORMS, ...LONG_FORMS].find((form) => new RegExp(pattern, 'u').test(form)) ?? 'Dumas'
}

/** True if an example belongs to a branch of a union: its constants are the branch's. */
function isLike(branch: unknown, example: unknown): boolean {
  const schema = JsonSchema.safeParse(branch)
  if (!schema.success || example === undefined) return false
  const { type, properties = {} } = schema.data
  if (isRecord(example) && type === 'object')
    return Object.entries(properties).every(([name, property]) => {
      const { data } = JsonSchema.safeParse(property)
      return data?.const === undefined || data.const === example[name]
    })
  const types = new Set([type].flat())
  return types.has(Array.isArray(example) ? 'array' : typeof example)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
