import type { FastifyInstance } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { represent, sendRepresentation } from '../platform/http/representation.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'
import { OUTLINES_TYPE, type Outlines } from './outlines.ts'
import type { Tiles } from './tiles.ts'
import { readTileCoordinates } from '../platform/config/tile-coordinates.ts'

type TileParams = Record<'z' | 'x' | 'y', string>

type MapDeps = { tiles: Tiles; outlines: Outlines | null }

/** Serves the map's tiles and outlines. They are the same for all visitors. */
export function mountMap(app: FastifyInstance, { tiles, outlines }: MapDeps, cache: AnswerCache): void {
  app.get<{ Params: TileParams }>('/tiles/:z/:x/:y', async (request, reply) => {
    const coordinates = readTileCoordinates(request.params)
    if (!coordinates) throw toFailure('not-found')
    const tile = await tiles.find(coordinates)
    // There may be a tile in a minute, for any reason of the failure.
    if (!tile) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    return reply
      .header('cache-control', `public, max-age=${tile.maxAgeSeconds}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(tile.contentType)
      .send(tile.bytes)
  })

  if (!outlines) return
  app.get(outlines.path, async (request, reply) => {
    const make = () =>
      represent({
        contentType: OUTLINES_TYPE,
        cacheControl: 'public, max-age=31536000, immutable',
        body: outlines.bytes,
      })
    return sendRepresentation(request, reply, await cache.get(outlines.path, make))
  })
}
