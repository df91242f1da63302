import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failureOf } from '#contract/failure.ts'
import { PICTURES_PATH, type Pictures } from '../guide/pictures.ts'
import { CARDS_DIR, CARDS_PATH } from '../guide/social-cards.ts'
import { represent, sendRepresentation } from '../http/representation.ts'
import type { RepresentationCache } from '../http/representation-cache.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the build's files, compressed when they were built, and the city's pictures. */
export async function mountFiles(
  app: FastifyInstance,
  { clientDir, pictures, cache }: { clientDir: string; pictures: Pictures; cache: RepresentationCache },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? IMMUTABLE : 'public, max-age=86400')
    },
  })

  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const file = pictures.find(name)
    if (!file) throw failureOf('not-found')
    const make = () => represent({ contentType: file.contentType, cacheControl: IMMUTABLE, body: file.bytes })
    // An SVG can hold script; opened by itself it runs none under this policy.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return sendRepresentation(request, reply, await cache.get(`picture ${name}`, make))
  })

  // A city's cards are drawn apart from the build, and a guide without any serves none.
  if (!existsSync(CARDS_DIR)) return
  await app.register(fastifyStatic, {
    root: CARDS_DIR,
    prefix: CARDS_PATH,
    wildcard: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => path.endsWith('.png'),
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  })
}
