import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { API_BASE, FILE_FIELD, type Access } from '#contract/api/endpoint.ts'
import type { Operation } from '#contract/api/operation.ts'
import { FailureReply } from '#contract/api/failure.ts'
import { apiDocs } from '#messages/about.ts'

type JsonSchema = Record<string, unknown>

/** By media type: mostly JSON, a form for a body with a file. */
export type Content = Record<string, { schema: JsonSchema }>

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }

/** An Operation Object of OpenAPI. */
export type OperationObject = {
  operationId: string
  summary: string
  'x-access': Access
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<200 | 'default', { description: string; content: Content }>
}

/** Operations by path and method. */
type Paths = Record<string, Record<string, OperationObject>>

/** The OpenAPI 3.1 document of the whole contract. */
export function describeApi(): { paths: Paths } & Record<string, unknown> {
  const paths: Paths = {}
  for (const [name, endpoint] of Object.entries<Operation>(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: apiDocs.fullTitle, version: '1' },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Failure: getSchema(FailureReply, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeOperation(operationId: string, endpoint: Operation): OperationObject {
  return {
    operationId,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...getParameters(endpoint.params, 'path'), ...getParameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: bodyContent(endpoint.body, endpoint.upload !== undefined) },
    }),
    responses: {
      200: { description: 'Success', content: replyContent(endpoint) },
      default: { description: 'Failure', content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

function getParameters(schema: z.ZodMiniObject | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return []
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.record(z.string(), z.unknown())),
      required: z._default(z.array(z.string()), []),
    })
    .parse(getSchema(schema, 'input'))
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function getSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function bodyContent(body: z.ZodMiniType, hasFile: boolean): Content {
  const schema = getSchema(body, 'input')
  if (!hasFile) return jsonContent(schema)
  const file = { type: 'object', properties: { [FILE_FIELD]: BINARY }, required: [FILE_FIELD] }
  return { 'multipart/form-data': { schema: { allOf: [schema, file] } } }
}

/** A file in a form, as OpenAPI 3.1 describes it. */
const BINARY = { type: 'string', contentMediaType: 'application/octet-stream' } as const

function replyContent({ reply, replyType }: Operation): Content {
  return { [replyType ?? 'application/json']: { schema: getSchema(reply, 'output') } }
}

function jsonContent(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}
