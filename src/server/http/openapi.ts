import * as z from 'zod/mini'
import { api, type Api } from '#contract/api.ts'
import { API_BASE, type Endpoint } from '#contract/endpoint.ts'
import { FailureReply } from '#contract/failure.ts'
import { site } from '#contract/messages/en.ts'

type JsonSchema = Record<string, unknown>

/** The OpenAPI 3.1 document of the whole contract. */
export function describeApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(api) as (keyof Api)[]) {
    const endpoint: Endpoint = api[name]
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1' },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Failure: schemaOf(FailureReply, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeOperation(operationId: string, endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonContent(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'Success', content: jsonContent(schemaOf(endpoint.reply, 'output')) },
      default: { description: 'Failure', content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

function parametersOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return []
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.record(z.string(), z.unknown())),
      required: z._default(z.array(z.string()), []),
    })
    .parse(schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function jsonContent(schema: JsonSchema) {
  return { 'application/json': { schema } }
}
