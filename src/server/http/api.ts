import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { api, type Api, type ApiEndpoint, type CallInput, type ReplyOf } from '#contract/api.ts'
import { API_BASE, type Access } from '#contract/endpoint.ts'
import { Failure, failureOf, fieldFailure } from '#contract/failure.ts'
import { fieldErrorsOf, type FieldError } from '#contract/field-error.ts'
import type { Operation } from '#contract/operation.ts'
import type { Call } from '#contract/page.ts'
import { pathOfZeroCharacter } from '#contract/zero-character.ts'
import { JsonText, type CallerAccount, type Guest, type Handlers, type SignedIn } from './handler.ts'
import { ipKey } from './limits.ts'
import { represent, sendRepresentation } from './representation.ts'
import type { RepresentationCache } from './representation-cache.ts'
import { acceptUploads, withUpload } from './uploads.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type ApiParts<Account extends CallerAccount> = {
  handlers: Handlers<Account>
  /** @throws Failure `unauthenticated` when the Authorization header names no living session */
  identify: (authorization: string | undefined) => Promise<{ account: Account; tokenHash: string }>
  /** The name of the content as it is now, under which answers made of it are kept. */
  edition: () => string
  cache: RepresentationCache
  /** The folder of files that are still arriving. */
  incomingFolder: string
}

/** The parts without the type of account, which the table of handlers has checked. */
type AnyParts = Pick<ApiParts<CallerAccount>, 'identify' | 'edition' | 'cache' | 'incomingFolder'>

/** A handler whose types the table of endpoints has checked; a loop over all of them knows no more. */
type AnyHandler = (input: unknown, caller: Guest | SignedIn) => unknown

/** Gives every endpoint of the contract its route, and its other methods a plain refusal. */
export function mountApi<Account extends CallerAccount>(app: FastifyInstance, parts: ApiParts<Account>): void {
  const methodsOf = new Map<string, string[]>()
  for (const name of Object.keys(api) as (keyof Api)[]) {
    const endpoint: Operation = api[name]
    const url = API_BASE + endpoint.path
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), endpoint.method])
    const handler = parts.handlers[name] as AnyHandler
    const route = endpoint.freshness === 'live' ? createLiveRoute : createContentRoute
    const options = { method: endpoint.method, url, handler: route(endpoint, handler, parts) }
    if (endpoint.upload) mountUpload(app, options)
    else app.route(options)
  }
  for (const [url, taken] of methodsOf) refuseOtherMethods(app, url, taken)
}

/** Forms with files are read on routes that take one, and nowhere else. */
function mountUpload(app: FastifyInstance, options: RouteOptions): void {
  void app.register(async (scope) => {
    await acceptUploads(scope)
    scope.route(options)
  })
}

/** Who calls is settled before what they ask for is looked at: a stranger learns nothing, not even what is malformed. */
function createLiveRoute(endpoint: Operation, handler: AnyHandler, { identify, incomingFolder }: AnyParts) {
  const { upload } = endpoint
  const act = async (raw: RawInput, caller: Guest | SignedIn, more: object = {}) => {
    const input = parseInput(endpoint, raw)
    refuseZeroCharacter(input)
    if ('account' in caller) refuseForeignEmail(input, caller.account.email)
    return handler({ ...input, ...more }, caller)
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store')
    const caller = await findCaller(identify, endpoint.access, request)
    const answer = upload
      ? await withUpload(request, { folder: incomingFolder, upload }, ({ fields, file }) =>
          act({ params: request.params, query: request.query, body: fields }, caller, { file }),
        )
      : await act(request, caller)
    if (!(answer instanceof JsonText)) return answer
    return reply.type('application/json; charset=utf-8').send(answer.text)
  }
}

/** Content is public, and the same for everybody until it changes. */
function createContentRoute(endpoint: Operation, handler: AnyHandler, { edition, cache }: AnyParts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = parseInput(endpoint, request)
    const key = `${edition()} ${endpoint.path} ${JSON.stringify(input)}`
    const make = async () =>
      represent({
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'public, max-age=0, s-maxage=60, must-revalidate',
        body: JSON.stringify(await handler(input, guestOf(request))),
      })
    return sendRepresentation(request, reply, await cache.get(key, make))
  }
}

function guestOf(request: FastifyRequest): Guest {
  return { ip: ipKey(request.ip) }
}

async function findCaller(
  identify: AnyParts['identify'],
  access: Access,
  request: FastifyRequest,
): Promise<Guest | SignedIn> {
  const guest = guestOf(request)
  if (access === 'public') return guest
  const { account, tokenHash } = await identify(request.headers.authorization)
  if (access === 'admin' && !account.isAdmin) throw failureOf('forbidden')
  return { ...guest, account, tokenHash, idempotencyKey: idempotencyKeyOf(request) }
}

/** @throws Failure when it is longer than any key needs to be */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > 200) throw failureOf('invalid-input')
  return key
}

/** `email` and `userEmail` decide nothing; one that is not the session's own is refused rather than passed over. */
function refuseForeignEmail({ query, body }: Record<string, unknown>, own: string): void {
  const isOwn = (email: unknown) => email === undefined || email === own
  if (isObject(query) && 'email' in query && !isOwn(query.email)) throw failureOf('forbidden')
  if (isObject(body) && 'userEmail' in body && !isOwn(body.userEmail)) throw failureOf('forbidden')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
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
function parseInput(endpoint: Operation, raw: RawInput): Record<string, unknown> {
  const fields: Record<string, FieldError> = {}
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(raw[part] ?? {})
    if (parsed.success) input[part] = parsed.data
    else Object.assign(fields, fieldErrorsOf(parsed.error.issues))
  }
  const first = Object.values(fields)[0]
  if (first !== undefined) throw new Failure('invalid-input', first, { fields })
  return input
}

/** @throws Failure naming the field by its path in params, query or body */
function refuseZeroCharacter(input: Record<string, unknown>): void {
  for (const part of Object.values(input)) {
    const path = pathOfZeroCharacter(part)
    if (path === null) continue
    throw fieldFailure(path, 'text.zero-character')
  }
}

/** Pages are rendered for nobody in particular. */
const RENDERER: Guest = { ip: 'renderer' }

/**
 * Calls endpoints in process, as a guest would over HTTP: for rendering pages.
 * The handler table gives each endpoint the reply its contract names, hence the one cast.
 */
export function callInProcess<Account extends CallerAccount>(handlers: Handlers<Account>): Call {
  const nameOf = new Map<Operation, keyof Api>(
    (Object.keys(api) as (keyof Api)[]).map((name): [Operation, keyof Api] => [api[name], name]),
  )
  const byPath = new Map([...nameOf].map(([endpoint, name]) => [`${endpoint.method} ${endpoint.path}`, name]))
  return async <E extends ApiEndpoint>(endpoint: E, input: CallInput<E>) => {
    const name = byPath.get(`${endpoint.method} ${endpoint.path}`)
    if (name === undefined || endpoint.access !== 'public') throw failureOf('not-found')
    const handler = handlers[name] as AnyHandler
    return (await handler(parseInput(api[name], input as RawInput), RENDERER)) as ReplyOf<E>
  }
}
