import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { api, type Api } from '#contract/api.ts'
import { API_BASE, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint.ts'
import { Failure } from '#contract/failure.ts'
import { failures } from '#contract/messages/en.ts'
import type { Call } from '#contract/page.ts'
import type { GuideHolder } from '../places/guide-holder.ts'
import { failureOf } from './failures.ts'
import type { Handlers } from './handler.ts'
import { represent, sendRepresentation } from './representation.ts'
import type { RepresentationCache } from './representation-cache.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type ApiWorld = { handlers: Handlers; guide: GuideHolder; cache: RepresentationCache }

/** Gives every endpoint of the contract its route, and its other methods a plain refusal. */
export function mountApi(app: FastifyInstance, world: ApiWorld): void {
  const methodsOf = new Map<string, string[]>()
  for (const name of Object.keys(api) as (keyof Api)[]) {
    const endpoint: Endpoint = api[name]
    const url = API_BASE + endpoint.path
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), endpoint.method])
    // The table ties name, schemas and handler together; one loop over all of them cannot be typed any closer.
    const handler = world.handlers[name] as (input: unknown) => unknown
    app.route({ method: endpoint.method, url, handler: createRoute(endpoint, handler, world) })
  }
  for (const [url, taken] of methodsOf) refuseOtherMethods(app, url, taken)
}

function createRoute(endpoint: Endpoint, handler: (input: unknown) => unknown, { guide, cache }: ApiWorld) {
  if (endpoint.freshness === 'live') {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store')
      return handler(parseInput(endpoint, request))
    }
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = parseInput(endpoint, request)
    const key = `${guide.current().version} ${endpoint.path} ${JSON.stringify(input)}`
    const make = async () =>
      represent({
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'public, max-age=0, s-maxage=60, must-revalidate',
        body: JSON.stringify(await handler(input)),
      })
    return sendRepresentation(request, reply, await cache.get(key, make))
  }
}

function refuseOtherMethods(app: FastifyInstance, url: string, taken: readonly string[]): void {
  const allowed = taken.includes('GET') ? ['HEAD', ...taken] : taken
  app.route({
    method: METHODS.filter((method) => !taken.includes(method)),
    url,
    handler: (_request, reply) => {
      void reply.header('allow', allowed.join(', '))
      throw failureOf('method-not-allowed')
    },
  })
}

type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** @throws Failure naming each wrong field by its path */
function parseInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const fields: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(raw[part] ?? {})
    if (parsed.success) input[part] = parsed.data
    else Object.assign(fields, fieldsOf(parsed.error.issues))
  }
  const first = Object.values(fields)[0]
  if (first !== undefined) throw new Failure('invalid-input', first, fields)
  return input
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message || failures.invalidInput]))
}

/**
 * Calls endpoints in process, as a guest would over HTTP: for rendering pages.
 * The handler table gives each endpoint the reply its contract names, hence the one cast.
 */
export function callInProcess(handlers: Handlers): Call {
  const nameOf = new Map<Endpoint, keyof Api>(
    (Object.keys(api) as (keyof Api)[]).map((name): [Endpoint, keyof Api] => [api[name], name]),
  )
  const byPath = new Map([...nameOf].map(([endpoint, name]) => [`${endpoint.method} ${endpoint.path}`, name]))
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const name = byPath.get(`${endpoint.method} ${endpoint.path}`)
    if (name === undefined) throw failureOf('not-found')
    const handler = handlers[name] as (parsed: unknown) => unknown
    return (await handler(parseInput(api[name], input as RawInput))) as ReplyOf<E>
  }
}
