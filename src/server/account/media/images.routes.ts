import type { FastifyInstance } from 'fastify'
import { MEDIA_BASE } from '#contract/account/media.ts'
import { toFailure } from '#contract/api/failure.ts'
import type { Images } from './images.ts'

const NAME = /^[0-9a-f]{64}(-small)?\.webp$/

/** Serves uploaded images. A file never changes under its URL, so a browser that has it need not ask again. */
export function mountImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { name: string } }>(`${MEDIA_BASE}/:name`, async (request, reply) => {
    const { name } = request.params
    if (!NAME.test(name)) throw toFailure('not-found')
    const etag = `"${name}"`
    const bytes = await images.get(name)
    if (!bytes) throw toFailure('not-found')
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      // We encoded these bytes ourselves. The policy still forbids everything when a browser opens them directly.
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('image/webp').send(bytes)
  })
}
