import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding, type Encoding } from './accept-encoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** An answer in all the forms it is sent in, compressed once and sent many times. */
export type Representation = {
  readonly status: number
  readonly contentType: string
  readonly cacheControl: string
  /** In place of the policy of every answer. */
  readonly contentSecurityPolicy?: string
  /** Weak, since the compressed forms share it. */
  readonly etag: string
  readonly identity: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

type Source = Pick<Representation, 'contentType' | 'cacheControl' | 'contentSecurityPolicy'> & {
  readonly status?: number
  readonly body: string | Buffer
}

/** Measured on our pages and lists: within half a percent of level 9, which takes ten times as long. */
const BROTLI_QUALITY = 5

export async function represent({ status = 200, body, ...source }: Source): Promise<Representation> {
  const identity = cut(typeof body === 'string' ? Buffer.from(body) : body)
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  }
  const [br, zipped] = await Promise.all([brotli(identity, options), gzipped(identity, { level: 9 })])
  return { ...source, status, etag: etagOf(identity), identity, br: cut(br), gzip: cut(zipped) }
}

export function etagOf(identity: Buffer): string {
  return `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
}

/** The same bytes in memory of their own: compressors hand out a piece of 16 kB, and small buffers are parts of a pool. */
function cut(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A form of an answer: its bytes in an encoding, or word that the client has them already. */
export type Form = Encoding | 'not-modified'

/** The form that the client understands best, or 304 when it has it already. */
export function chooseForm({ status, etag }: Representation, headers: IncomingHttpHeaders): Form {
  if (status === 200 && headers['if-none-match']?.includes(etag)) return 'not-modified'
  return preferredEncoding(headers['accept-encoding'])
}

/** The headers of a form, besides those that every answer carries. */
export function headersOf(representation: Representation, form: Form): Record<string, string> {
  const { contentType, cacheControl, contentSecurityPolicy, etag } = representation
  const headers = {
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
    ...(contentSecurityPolicy !== undefined && { 'content-security-policy': contentSecurityPolicy }),
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
    /** The representation that this answer is a form of, once it is sent. */
    representation: Representation | null
  }
}

/** Sends the form that {@link chooseForm} chooses. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): FastifyReply {
  reply.representation = representation
  const form = chooseForm(representation, request.headers)
  void reply.headers(headersOf(representation, form))
  if (form === 'not-modified') return reply.code(304).send()
  return reply.code(representation.status).send(representation[form])
}
