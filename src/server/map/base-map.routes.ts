import type { FastifyInstance } from 'fastify'
import { failureOf } from '#contract/failure.ts'
import type { FixedFiles } from '../http/fixed-files.ts'
import { represent, sendRepresentation } from '../http/representation.ts'
import type { RepresentationCache } from '../http/representation-cache.ts'
import { BASE_MAP_PATH } from './base-map.ts'
import type { BaseMaps } from './base-maps.ts'

type Memory = { readonly cache: RepresentationCache; readonly files: FixedFiles }

/** Serves the tiles of base maps. Their path carries the version of the map, so browsers keep them for ever. */
export function mountBaseMap(app: FastifyInstance, baseMaps: BaseMaps, { cache, files }: Memory): void {
  files.add(BASE_MAP_PATH, (path) => {
    const [version = '', name = ''] = path.split('/', 2)
    return path === `${version}/${name}` && baseMaps.find(version)?.has(name) === true
  })
  app.get<{ Params: { version: string; name: string } }>(`${BASE_MAP_PATH}:version/:name`, async (request, reply) => {
    const { version, name } = request.params
    const map = baseMaps.find(version)
    if (!map?.has(name)) throw failureOf('not-found')
    const make = async () =>
      represent({
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'public, max-age=31536000, immutable',
        body: await map.read(name),
      })
    return sendRepresentation(request, reply, await cache.get(`map ${version} ${name}`, make))
  })
}
