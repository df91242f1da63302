import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import type { FixedFiles } from '../platform/http/fixed-files.ts'
import { represent, sendRepresentation, type Representation } from '../platform/http/representation.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'
import { NEVER_SHED } from '../platform/http/static-files.ts'
import { BASE_MAP_PATH, LANDMARKS, type ServedMap } from './base-map.ts'
import type { BaseMaps } from './base-maps.ts'
import { drawStaticMap, readStaticMapName } from './static-map.ts'

type Memory = { readonly cache: AnswerCache; readonly files: FixedFiles }

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves the tiles of base maps and their static maps. Their path carries the version of the map, so browsers keep them
 * for ever.
 */
export function mountBaseMap(app: FastifyInstance, baseMaps: BaseMaps, { cache, files }: Memory): void {
  const finder = (isThere: (map: ServedMap, name: string) => boolean) => (path: string) => {
    const [version = '', name = ''] = path.split('/', 2)
    const map = baseMaps.find(version)
    return path === `${version}/${name}` && map !== undefined && isThere(map, name)
  }
  files.add(
    BASE_MAP_PATH,
    finder((map, name) => map.has(name)),
    finder((map, name) => findFile(map, name) !== null),
  )
  const send = async (request: FastifyRequest, reply: FastifyReply, version: string, name: string) => {
    const map = baseMaps.find(version)
    const file = map ? findFile(map, name) : null
    if (!file) throw toFailure('not-found')
    // Strangers can ask for static maps without end.
    const key = `map ${version} ${name}`
    const found = name.endsWith('.svg') ? cache.getForQuery(key, file) : cache.get(key, file)
    return sendRepresentation(request, reply, await found)
  }
  app.get<{ Params: { version: string; name: string } }>(`${BASE_MAP_PATH}:version/:name`, async (request, reply) =>
    send(request, reply, request.params.version, request.params.name),
  )
  // Tiles are cut when somebody asks. This file is there, and the first map of a start asks for it behind four tiles.
  app.get<{ Params: { version: string } }>(
    `${BASE_MAP_PATH}:version/${LANDMARKS}`,
    NEVER_SHED,
    async (request, reply) => send(request, reply, request.params.version, LANDMARKS),
  )
}

/** @returns what makes the file, or null when there is none */
function findFile(map: ServedMap, name: string): (() => Promise<Representation>) | null {
  if (map.has(name)) {
    return async () =>
      represent({
        contentType: 'application/json; charset=utf-8',
        cacheControl: FOR_EVER,
        body: await map.read(name),
      })
  }
  const picture = readStaticMapName(name, map.index.bounds)
  if (!picture) return null
  return async () =>
    represent({ contentType: 'image/svg+xml', cacheControl: FOR_EVER, body: await drawStaticMap(map, picture) })
}
