import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import type { FixedFiles } from './fixed-files.ts'
import { toEtag, sendRepresentation, type Representation } from './representation.ts'
import type { RepresentationCache } from './representation-cache.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Options of a route whose answers are files or lie in memory. */
export const NEVER_SHED = { config: { isNeverShed: true } } as const

type Folder = {
  readonly cache: RepresentationCache
  readonly files: FixedFiles
  readonly folder: string
  /** Ends with a slash. */
  readonly prefix: string
  readonly cacheControl: string
}

/**
 * Serves the files that lie directly in a folder at the start and whose types we know. A file is read at its first
 * request, together with the compressed forms of the build. Later requests are answered from memory.
 */
export function mountFolder(app: FastifyInstance, { cache, files, folder, prefix, cacheControl }: Folder): void {
  const names = new Set(listFiles(folder))
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    if (!names.has(name)) throw toFailure('not-found')
    const make = () => readRepresentation(join(folder, name), cacheControl)
    return sendRepresentation(request, reply, await cache.get(`file ${prefix}${name}`, make))
  }
  if (prefix === '/') {
    for (const name of names) app.get(`/${name}`, NEVER_SHED, (request, reply) => send(request, reply, name))
    return
  }
  files.add(prefix, (name) => names.has(name))
  app.get<{ Params: { '*': string } }>(`${prefix}*`, NEVER_SHED, (request, reply) =>
    send(request, reply, request.params['*']),
  )
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in contentTypes)
    .map(({ name }) => name)
}

async function readRepresentation(file: string, cacheControl: string): Promise<Representation> {
  const identity = await readFile(file)
  const read = async (extension: string) => (existsSync(file + extension) ? readFile(file + extension) : identity)
  return {
    status: 200,
    contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    cacheControl,
    etag: toEtag(identity),
    identity,
    br: await read('.br'),
    gzip: await read('.gz'),
  }
}
