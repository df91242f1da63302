import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import type { FixedFiles } from './fixed-files.ts'
import { toEtag, sendRepresentation, type Representation } from './representation.ts'
import type { AnswerCache } from './answer-cache.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** An SVG can hold a script. This policy stops it when somebody opens the picture by itself. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Options of a route whose answers are files or lie in memory. */
export const NEVER_SHED = { config: { isNeverShed: true } } as const

type Folder = {
  readonly cache: AnswerCache
  readonly files: FixedFiles
  readonly folder: string
  /** Ends with a slash. */
  readonly prefix: string
  readonly cacheControl: string
  /** Left out: there are none. */
  readonly others?: OtherFiles
}

/** Files at addresses of a folder that are not in it. */
export type OtherFiles = {
  /** False for names that are never there: they are refused without a look. */
  readonly canHave: (name: string) => boolean
  readonly find: (
    name: string,
    source: Pick<Representation, 'contentType' | 'cacheControl'>,
  ) => Promise<Representation | null>
}

/**
 * Serves the files that lie directly in a folder at the start and whose types we know. A file is read at its first
 * request, together with the compressed forms of the build. Later requests are answered from memory.
 */
export function mountFolder(app: FastifyInstance, { cache, files, folder, prefix, ...mounted }: Folder): void {
  const { cacheControl, others } = mounted
  const names = new Set(listFiles(folder))
  const canHave = (name: string) => others?.canHave(name) === true
  const findOther = async (name: string) =>
    canHave(name) && others ? others.find(name, { contentType: contentTypeFor(name), cacheControl }) : null
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const make = async () => {
      if (!names.has(name)) return findOther(name)
      // The next build may have replaced the folder while this process runs.
      return (await readRepresentation(join(folder, name), cacheControl)) ?? findOther(name)
    }
    const file = await cache.get(`file ${prefix}${name}`, make)
    if (!file) throw toFailure('not-found')
    return sendRepresentation(request, reply, file)
  }
  if (prefix === '/') {
    for (const name of names) app.get(`/${name}`, NEVER_SHED, (request, reply) => send(request, reply, name))
    return
  }
  files.add(prefix, (name) => names.has(name), canHave)
  app.get<{ Params: { '*': string } }>(`${prefix}*`, NEVER_SHED, (request, reply) =>
    send(request, reply, request.params['*']),
  )
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in contentTypes)
    .map(({ name }) => name)
}

export function contentTypeFor(file: string): string {
  return contentTypes[extname(file)] ?? 'application/octet-stream'
}

/** @returns null if it is not there any more */
async function readRepresentation(file: string, cacheControl: string): Promise<Representation | null> {
  if (!existsSync(file)) return null
  const identity = await readFile(file)
  const read = async (extension: string) => (existsSync(file + extension) ? readFile(file + extension) : identity)
  return {
    status: 200,
    contentType: contentTypeFor(file),
    cacheControl,
    etag: toEtag(identity),
    identity,
    br: await read('.br'),
    gzip: await read('.gz'),
  }
}
