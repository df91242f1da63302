import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PICTURES_PATH, type Pictures } from '../content/pictures.ts'
import { failureOf } from './failures.ts'
import { represent, sendRepresentation } from './representation.ts'
import type { RepresentationCache } from './representation-cache.ts'

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

  app.get('/social-card.png', async (_request, reply) => {
    const { socialCard } = pictures
    if (!socialCard) throw failureOf('not-found')
    return reply.header('cache-control', 'public, max-age=86400').type(socialCard.contentType).send(socialCard.bytes)
  })
}
