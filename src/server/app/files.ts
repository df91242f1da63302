import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { PICTURES_PATH, type Pictures } from '../guide/pictures.ts'
import { CARDS_DIR, CARDS_PATH } from '../guide/social-cards.ts'
import type { Database } from '../platform/store/database.ts'
import { createOtherBuilds } from './build-files.ts'
import type { FixedFiles } from '../platform/http/fixed-files.ts'
import { represent, sendRepresentation } from '../platform/http/representation.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'
import { mountFolder, NEVER_SHED, PICTURE_POLICY } from '../platform/http/static-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

type Parts = { clientDir: string; db: Database; pictures: Pictures; cache: AnswerCache; files: FixedFiles }

/** Serves the build's files with their compressed forms, those of builds that ran lately, and the city's pictures. */
export function mountFiles(app: FastifyInstance, { clientDir, db, pictures, cache, files }: Parts): void {
  const memory = { cache, files }
  mountFolder(app, { ...memory, folder: clientDir, prefix: '/', cacheControl: 'public, max-age=86400' })
  const assets = { folder: join(clientDir, 'assets'), prefix: '/assets/', others: createOtherBuilds(db) }
  mountFolder(app, { ...memory, ...assets, cacheControl: IMMUTABLE })

  files.add(PICTURES_PATH, (name) => pictures.find(name) !== undefined)
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, NEVER_SHED, async (request, reply) => {
    const { name } = request.params
    const file = pictures.find(name)
    if (!file) throw toFailure('not-found')
    const make = () =>
      represent({
        contentType: file.contentType,
        cacheControl: IMMUTABLE,
        contentSecurityPolicy: PICTURE_POLICY,
        body: file.bytes,
      })
    return sendRepresentation(request, reply, await cache.get(`picture ${name}`, make))
  })

  // A tool draws a city's cards apart from the build. A guide without cards serves none.
  if (existsSync(CARDS_DIR)) {
    mountFolder(app, { ...memory, folder: CARDS_DIR, prefix: CARDS_PATH, cacheControl: IMMUTABLE })
  }
}
