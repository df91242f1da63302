import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DOWNLOAD_HEADER } from '#contract/city/pack-download.ts'
import { languages } from '#contract/messages/languages.ts'
import { SHARED_CACHE_SECONDS, SUBJECTS_HEADER } from '../outbound/cache-purge.ts'
import { ipKey } from './client-ip.ts'
import { preferredEncoding, type Encoding } from './accept-encoding.ts'
import { compressFast, compressWell } from './compression.ts'

/** Browsers ask each time whether a page or a list has changed. Caches in front of the server are purged. */
export const CONTENT_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_CACHE_SECONDS}, must-revalidate`

/** A page that goes on for a second, while many people write about its place. */
export const OUTDATED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/** The reviews that an answer shows. It holds until one of them changes. */
export type Shown = {
  /** The subjects that the answer names to caches: a change of one of them makes it old. */
  readonly subjects: readonly string[]
  /** The version of the reviews when the answer was begun. */
  readonly reviews: number
  /** A page may go on for a second when it was made anew often. An answer of the API is always new. */
  readonly isPaced: boolean
}

/** An answer before it is compressed. */
export type Answer = {
  readonly status: number
  readonly contentType: string
  readonly cacheControl: string
  /** Replaces the content policy that every answer has. */
  readonly contentSecurityPolicy?: string
  /** True if the language of the answer follows the `Accept-Language` of the request. */
  readonly isInCallersLanguage?: boolean
  /** Milliseconds since 1970 from which on the answer is outdated. Without it, the answer holds until the content changes. */
  readonly validUntil?: number
  /** The reviews that it shows, which change more often than the content. Left out: none. */
  readonly shown?: Shown
  /** Runs whenever a GET request gets the answer, also from memory. */
  readonly onSent?: (getIp: () => string) => void
  /** Weak, because the compressed forms share it. */
  readonly etag: string
  readonly identity: Buffer
}

/** An answer in all its forms. It is compressed once and sent many times. */
export type Representation = Answer & { readonly br: Buffer; readonly gzip: Buffer }

/** An answer that is stored in the form that browsers ask for. */
export type AnswerWithBrotli = Answer & Pick<Representation, 'br'>

type Source = Pick<
  Answer,
  'contentType' | 'cacheControl' | 'contentSecurityPolicy' | 'isInCallersLanguage' | 'validUntil' | 'shown' | 'onSent'
> & {
  readonly status?: number
  readonly body: string | Buffer
}

export async function represent(source: Source): Promise<Representation> {
  return completeAnswer(getAnswer(source))
}

export function getAnswer({ status = 200, body, ...source }: Source): Answer {
  const identity = typeof body === 'string' ? writeToOwnMemory(body) : copyToOwnMemory(body)
  return { ...source, status, etag: toEtag(identity), identity }
}

const decompress = promisify(brotliDecompress)

/** @param stored a body as a database has it: compressed with Brotli, in base64 */
export async function unpack(stored: string): Promise<{ identity: Buffer; br: Buffer }> {
  const br = Buffer.from(stored, 'base64')
  return { identity: await decompress(br), br }
}

/** The answer with a stored body, see `unpack`. */
export async function unpackAnswer(
  stored: string,
  source: Pick<Answer, 'contentType' | 'cacheControl'>,
): Promise<AnswerWithBrotli> {
  const { identity, br } = await unpack(stored)
  return { ...getAnswer({ ...source, body: identity }), br }
}

export async function completeAnswer(answer: Answer): Promise<Representation> {
  const { br, gzip } = await compressWell(answer.identity)
  return { ...answer, br: copyToOwnMemory(br), gzip: copyToOwnMemory(gzip) }
}

/** Shorter answers fit into one packet of the network with and without compression. */
const MIN_COMPRESSED_BYTES = 1_000

/** Makes the one form that is sent now, unless it is there. The others are not compressed. */
function completeForOnce(answer: Answer | AnswerWithBrotli, form: Form): Representation {
  const { identity } = answer
  const forms = { br: identity, gzip: identity, ...answer }
  const isThere = form === 'not-modified' || form === 'identity' || form in answer
  if (isThere || identity.length < MIN_COMPRESSED_BYTES) return forms
  return { ...forms, [form]: compressFast(identity, form) }
}

function isComplete(answer: Answer | Representation): answer is Representation {
  return 'gzip' in answer
}

export function toEtag(identity: Buffer): string {
  return `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
}

/** Copies the bytes into memory of their own. Compressors return a piece of 16 kB, and small buffers share a pool. */
function copyToOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function writeToOwnMemory(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

/** A form of an answer: its bytes in an encoding, or the statement that the client has them already. */
export type Form = Encoding | 'not-modified'

/** The best form that the client accepts, or 304 when the client has the answer already. */
export function chooseForm({ status, etag }: Answer, headers: IncomingHttpHeaders): Form {
  if (status === 200 && headers['if-none-match']?.includes(etag)) return 'not-modified'
  return preferredEncoding(headers['accept-encoding'])
}

/** The headers of one form, besides those of every answer. */
export function getHeaders(representation: Representation, form: Form): Record<string, string> {
  const { contentType, cacheControl, contentSecurityPolicy, isInCallersLanguage = false, etag, shown } = representation
  const headers = {
    'cache-control': cacheControl,
    etag,
    vary: isInCallersLanguage && languages.length > 1 ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
    ...(contentSecurityPolicy !== undefined && { 'content-security-policy': contentSecurityPolicy }),
    ...(shown && shown.subjects.length > 0 && { [SUBJECTS_HEADER]: ['rated', ...shown.subjects].join(' ') }),
  }
  if (form === 'not-modified') return headers
  const isCompressed = representation[form] !== representation.identity
  return {
    ...headers,
    ...(isCompressed && { 'content-encoding': form }),
    'content-type': contentType,
    'content-length': String(representation[form].length),
  }
}

declare module 'fastify' {
  interface FastifyReply {
    /** The representation whose form was sent. */
    representation: Representation | null
  }
}

/** Downloads of the stored guide fetch every page, and nobody has opened them. */
export function countSending(
  { onSent }: Answer,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  getIp: () => string,
): void {
  if (!onSent || method !== 'GET' || headers[DOWNLOAD_HEADER.name] === DOWNLOAD_HEADER.value) return
  onSent(() => ipKey(getIp()))
}

type Sent = { readonly representation: Representation; readonly form: Form }

/** The form in which an answer is sent. One that is not compressed yet is compressed fast, because it may be sent once. */
export function prepareToSend(answer: Answer | Representation, headers: IncomingHttpHeaders): Sent {
  const form = chooseForm(answer, headers)
  return { representation: isComplete(answer) ? answer : completeForOnce(answer, form), form }
}

export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer | Representation,
): FastifyReply {
  const { representation, form } = prepareToSend(answer, request.headers)
  reply.representation = representation
  countSending(representation, request, () => request.ip)
  void reply.headers(getHeaders(representation, form))
  if (form === 'not-modified') return reply.code(304).send()
  return reply.code(representation.status).send(representation[form])
}
