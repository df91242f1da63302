import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { deskOperations } from '#contract/admin/desk.operations.ts'
import type { Operation } from '#contract/api/operation.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

/** A text that somebody sends, as `createReview body.reviewText`. Lists are `[]`, and keys of any name are `*`. */
export type TypedField = string

const JsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.unknown()),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
})
type JsonSchema = z.infer<typeof JsonSchema>

/** Every field of the contract's bodies and queries that takes a hostile text, derived from their schemas. */
export function listTypedFields(): TypedField[] {
  const fields = Object.entries<Operation>(api).flatMap(([name, { query, body }]) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      schema ? fieldsOfPart(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${name} ${part}`) : [],
    ),
  )
  return [...new Set(fields)]
}

const Body = z.object({ kind: z.string() })
const BodyOfKind = z.looseObject({ properties: z.looseObject({ kind: z.looseObject({ const: z.string() }) }) })

/** Bodies of several kinds have fields of their own each. */
function fieldsOfPart(given: unknown, path: string): TypedField[] {
  const { oneOf = [] } = JsonSchema.parse(given)
  if (oneOf.length === 0) return getFields(given, path)
  return oneOf.flatMap((one) => getFields(one, `${path}/${BodyOfKind.parse(one).properties.kind.const}`))
}

/** The name of a body, with its kind where the endpoint takes several. */
export function nameOfBody(name: keyof typeof api, body: unknown): string {
  const { data } = Body.safeParse(body)
  return data && name in deskOperations ? `${name} body/${data.kind}` : `${name} body`
}

function getFields(given: unknown, path: string): TypedField[] {
  if (typeof given !== 'object' || given === null) return []
  const schema = JsonSchema.parse(given)
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const parts = [...anyOf, ...oneOf, ...allOf]
  return [
    ...(parts.length === 0 && takesText(schema) ? [path] : []),
    ...parts.flatMap((part) => getFields(part, path)),
    ...Object.entries(properties).flatMap(([name, property]) => getFields(property, `${path}.${name}`)),
    ...getFields(additionalProperties, `${path}.*`),
    ...getFields(items, `${path}[]`),
  ]
}

/** A value of no type is anything, so it may be a text. */
function takesText({ type, enum: values, const: value, format, pattern }: JsonSchema): boolean {
  if (values !== undefined || value !== undefined || format !== undefined) return false
  if (type !== undefined && ![type].flat().includes('string')) return false
  return pattern === undefined || hostileTexts.some((text) => new RegExp(pattern, 'u').test(text))
}

/** The fields of an input that hold a text. */
export function fieldsHolding(text: string, given: unknown, path: string): TypedField[] {
  if (typeof given === 'string') return given.includes(text) ? [path] : []
  if (Array.isArray(given)) return given.flatMap((one) => fieldsHolding(text, one, `${path}[]`))
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) => fieldsHolding(text, value, `${path}.${name}`))
}

/** True if a field of the contract is one of the typed fields, or below one that takes anything. */
export function isTyped(field: TypedField, typed: ReadonlySet<TypedField>): boolean {
  const pattern = field.replaceAll(/[.[\]]/g, String.raw`\$&`).replaceAll('*', String.raw`[^.[\]]+`)
  const known = new RegExp(`^${pattern}(?:$|[.[])`)
  return [...typed].some((one) => known.test(one))
}
