import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { api, type Api, type ApiEndpoint, type CallInput, type ReplyFor } from '#contract/api.ts'
import { API_BASE, type Access } from '#contract/api/endpoint.ts'
import { toFailure, fieldFailure } from '#contract/api/failure.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { Operation, Upload } from '#contract/api/operation.ts'
import { canEditContent, canModerate, type Rights } from '#contract/api/permissions.ts'
import type { Call } from '#contract/page.ts'
import { findUnstorableCharacter } from '#contract/text/unstorable-character.ts'
import { hasArrived } from './body-limits.ts'
import { anybody, createContentReader, type ReadContentRequest } from './content-answers.ts'
import { getCookies, type Cookies } from './cookies.ts'
import { ipKey } from './client-ip.ts'
import { EventStream, sendEventStream, type EventStreams } from './event-stream.ts'
import { FileStream, sendFileStream } from './file-stream.ts'
import type { CallerAccount, Guest, Handlers, SignedIn } from './handler.ts'
import { UNLISTED } from './headers.ts'
import { JsonStream, LongAnswers, sendJsonStream } from './json-stream.ts'
import { StoredJson, sendStoredJson } from './own-answers.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { authorizationFor } from './upload-session.ts'
import { parseInput, type RawInput } from './parse-input.ts'
import { completeAnswer, sendRepresentation } from './representation.ts'
import type { ContentState, AnswerCache } from './answer-cache.ts'
import { acceptUploads, withUpload, type ReceivedFile } from './uploads.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Session<Account extends CallerAccount> = Pick<
  SignedIn<Account>,
  'account' | 'tokenHash' | 'listChanges' | 'withheldRights'
> & {
  isRecentlyAuthenticated: boolean
}

type ApiParts<Account extends CallerAccount> = {
  handlers: Handlers<Account>
  /** @throws Failure `unauthenticated` when the Authorization header names no valid session */
  identify: (authorization: string | undefined) => Promise<Session<Account>>
  content: ContentState
  /** The subjects of reviews that an answer of an endpoint shows. */
  getSubjects: (name: keyof Api, input: unknown, found: unknown) => readonly string[]
  now: () => Date
  cache: AnswerCache
  /** Filled with the endpoints whose first answers need not wait for anything, by URL. */
  fromMemory: Map<string, ReadContentRequest>
  /** Filled with all endpoints of content, by name. */
  readers: Map<keyof Api, ReadContentRequest>
  /** Uploads lie in this folder while they arrive. */
  incomingFolder: string
  streams: EventStreams
  /** True if browsers reach the site over https. Cookies then never travel without encryption. */
  isHttps: boolean
  /** Origin of `PUBLIC_URL`. */
  origin: string
}

/** The parts without the type of account. The table of handlers has checked that type. */
type AnyParts = Omit<ApiParts<CallerAccount>, 'handlers'> & { longAnswers: LongAnswers }

/** The table of endpoints has checked the handler's types. A loop over all handlers knows only this much. */
type AnyHandler = (input: unknown, caller: Guest | SignedIn) => unknown

/** Mounts a route for each endpoint of the contract. Other methods of its URL are refused. */
export function mountApi<Account extends CallerAccount>(app: FastifyInstance, parts: ApiParts<Account>): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('hadArrived', false)
  const methodsFor = new Map<string, string[]>()
  const shared = { ...parts, longAnswers: new LongAnswers() }
  for (const name of Object.keys(api) as (keyof Api)[]) {
    const endpoint: Operation = api[name]
    const url = API_BASE + endpoint.path
    methodsFor.set(url, [...(methodsFor.get(url) ?? []), endpoint.method])
    const handler = parts.handlers[name] as AnyHandler
    const { method, bodyLimit } = endpoint
    const options = { method, url, ...(bodyLimit !== undefined && { bodyLimit }) }
    if (endpoint.freshness === 'content') {
      const getSubjects = (input: unknown, found: unknown) => parts.getSubjects(name, input, found)
      const read = createContentReader(endpoint, handler, { ...parts, getSubjects })
      parts.readers.set(name, read)
      if (endpoint.isFromMemory) parts.fromMemory.set(url, read)
      app.route({ ...options, ...createContentRoute(read, parts.cache) })
      continue
    }
    const route = { ...options, ...createLiveRoute(endpoint, handler, shared) }
    if (endpoint.upload) mountUpload(app, route)
    else app.route(route)
  }
  for (const [url, taken] of methodsFor) refuseOtherMethods(app, url, taken)
}

/** Only routes of endpoints with an upload read forms with files. */
function mountUpload(app: FastifyInstance, options: RouteOptions): void {
  void app.register(async (scope) => {
    await acceptUploads(scope)
    scope.route({ ...options, config: { hasUpload: true } })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before the body is read, on live routes. */
    caller: Guest | SignedIn | null
    /** The body had arrived when the caller was identified, so that the session cannot have ended meanwhile. */
    hadArrived: boolean
  }
}

/** The parts of an upload's input besides the URL. */
type Arrived = { body?: unknown; file?: ReceivedFile }

/**
 * The caller is identified before a byte of the body is read. So a guest fills no memory and learns nothing of a
 * protected endpoint, not even which input is malformed.
 */
function createLiveRoute(endpoint: Operation, handler: AnyHandler, parts: AnyParts) {
  const { upload } = endpoint
  const { incomingFolder, isHttps, longAnswers, streams } = parts
  /** A body may take a minute to arrive. The session of its sender may have ended meanwhile. */
  const callerAfter = async (body: unknown, request: FastifyRequest, early: Guest | SignedIn) =>
    body === undefined || request.hadArrived ? early : findCaller(parts, endpoint, { request, cookies: early.cookies })
  const act = async (
    request: FastifyRequest,
    early: Guest | SignedIn,
    { body = request.body, ...more }: Arrived = {},
  ) => {
    const caller = await callerAfter(body, request, early)
    const input = parseInput(endpoint, { params: request.params, query: request.query, body })
    refuseUnstorableCharacter(input)
    if ('account' in caller) refuseForeignEmail(input, caller.account.email)
    return handler({ ...input, ...more }, caller)
  }
  const receive = (request: FastifyRequest, caller: SignedIn, of: Upload) => {
    const options = { folder: incomingFolder, upload: of, accountId: caller.account.id, ip: caller.ip }
    return withUpload(request, options, ({ fields, file }) => act(request, caller, { body: fields, file }))
  }
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookies = getCookies(request, reply, isHttps)
    if (endpoint.isUnlisted) void reply.headers(UNLISTED)
    request.caller = await findCaller(parts, endpoint, { request, cookies })
    request.hadArrived = hasArrived(request.raw)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store')
    const { caller } = request
    if (!caller) throw toFailure('internal')
    const found = upload && 'account' in caller ? receive(request, caller, upload) : act(request, caller)
    const result = await found
    if (result instanceof FileStream) return sendFileStream(reply, result, endpoint.replyType)
    if (result instanceof StoredJson) return sendStoredJson(reply, result)
    const reader = 'account' in caller ? caller.account.id : caller.ip
    if (result instanceof EventStream) return sendEventStream(reply, result, { reader, streams })
    return result instanceof JsonStream ? sendJsonStream(reply, result, { reader, longAnswers }) : result
  }
  return { onRequest, handler: answer }
}

function createContentRoute(read: ReadContentRequest, cache: AnswerCache) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, hasQuery, find, write } = read(request)
    const make = async () => write(await find())
    const found = hasQuery ? cache.getForQuery(key, make) : cache.get(key, async () => completeAnswer(await make()))
    return sendRepresentation(request, reply, await found)
  }
  return { handler: answer }
}

function getGuest(request: FastifyRequest, cookies: Cookies): Guest {
  const userAgent = request.headers['user-agent'] ?? ''
  const language = getLanguage(request)
  return {
    ip: ipKey(request.ip),
    language,
    texts: serverTexts[language],
    cookies,
    userAgent,
    authorization: request.headers.authorization,
  }
}

function getLanguage(request: FastifyRequest): LanguageCode {
  return negotiateLanguage(request.headers['accept-language'])
}

async function findCaller(
  { identify, origin }: Pick<AnyParts, 'identify' | 'origin'>,
  operation: Operation,
  { request, cookies }: { request: FastifyRequest; cookies: Cookies },
): Promise<Guest | SignedIn> {
  const { access, needsRecentLogin } = operation
  const guest = getGuest(request, cookies)
  if (access === 'public') return guest
  const { isRecentlyAuthenticated, ...session } = await identify(
    authorizationFor(operation, { request, cookies, origin }),
  )
  if (access !== 'user') {
    if (session.withheldRights && mayCall[access](session.withheldRights)) throw toFailure('second-factor-missing')
    if (!mayCall[access](session.account)) throw toFailure('forbidden')
  }
  if (needsRecentLogin && !isRecentlyAuthenticated) throw toFailure('reauthentication-required')
  return { ...guest, ...session, idempotencyKey: getIdempotencyKey(request) }
}

const mayCall = {
  editor: canEditContent,
  moderator: canModerate,
  admin: ({ isAdmin }) => isAdmin,
} as const satisfies Record<Exclude<Access, 'public' | 'user'>, (account: Rights) => boolean>

/** @throws Failure `invalid-input` when the key is longer than 200 characters */
function getIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > 200) throw toFailure('invalid-input')
  return key
}

/**
 * `email` and `userEmail` have no effect. A value that differs from the session's email is refused, since the caller
 * means somebody else.
 */
function refuseForeignEmail({ query, body }: Record<string, unknown>, own: string): void {
  const isOwn = (email: unknown) => email === undefined || email === own
  if (isObject(query) && 'email' in query && !isOwn(query.email)) throw toFailure('forbidden')
  if (isObject(body) && 'userEmail' in body && !isOwn(body.userEmail)) throw toFailure('forbidden')
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
      throw toFailure('method-not-allowed')
    },
  })
}

/** @throws Failure with the field by its path in params, query or body */
function refuseUnstorableCharacter(input: Record<string, unknown>): void {
  for (const part of Object.values(input)) {
    const path = findUnstorableCharacter(part)
    if (path === null) continue
    throw fieldFailure(path, 'text.unstorable-character')
  }
}

/**
 * Calls endpoints in process as a guest would over HTTP. The rendering of pages uses it. The cast holds because the
 * table of handlers gives each endpoint the reply of its contract.
 */
export function callInProcess<Account extends CallerAccount>(
  handlers: Handlers<Account>,
  language: LanguageCode,
  onAnswer: (name: keyof Api, input: unknown, found: unknown) => void = () => undefined,
): Call {
  const renderer = anybody(language)
  const nameFor = new Map<Operation, keyof Api>(
    (Object.keys(api) as (keyof Api)[]).map((name): [Operation, keyof Api] => [api[name], name]),
  )
  const byPath = new Map([...nameFor].map(([endpoint, name]) => [`${endpoint.method} ${endpoint.path}`, name]))
  return async <E extends ApiEndpoint>(endpoint: E, input: CallInput<E>) => {
    const name = byPath.get(`${endpoint.method} ${endpoint.path}`)
    if (name === undefined || endpoint.access !== 'public') throw toFailure('not-found')
    const handler = handlers[name] as AnyHandler
    const parsed = parseInput(api[name], input as RawInput)
    const found = await handler(parsed, renderer)
    onAnswer(name, parsed, found)
    return found as ReplyFor<E>
  }
}
