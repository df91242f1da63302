import type { FastifyInstance } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { changeEntry, copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createClock } from '../../../tests/support/clock.ts'
import { callApi } from '../../../tests/support/api-calls.ts'
import { createUser } from '../../../tests/support/users.ts'
import { createStoreLocation, engines, openStoreAt } from '../../../tests/support/stores.ts'
import { loadContent } from './load-content.ts'
import { readContent } from './read-content.ts'
import { openStore } from '../platform/store/open.ts'

/** Reads the rendered page and the list of one category. The application caches both. */
async function readCategory(app: FastifyInstance): Promise<{ page: string; list: string }> {
  const [page, list] = await Promise.all([app.inject('/explore'), app.inject('/api/explore')])
  return { page: page.body, list: list.body }
}

describe.each(engines)('on $engine', ({ engine }) => {
  test('a change of content by one process drops the pages and lists that another keeps', async () => {
    const location = await createStoreLocation(engine)
    const app = await createGuideApp({ store: await openStore(location), hasPages: true })
    const before = await readCategory(app)
    expect(before.page).toContain('Dumas Beach')

    const folder = copyCityFolder()
    folder.editPlaces(changeEntry(0, { name: 'Dumas Strand' }))
    const { db } = await openStoreAt(location)
    await loadContent(db, readContent(folder.path))

    await vi.waitFor(
      async () => {
        const after = await readCategory(app)
        expect(after.list).toContain('Dumas Strand')
        expect(after.page).toContain('Dumas Strand')
        expect(after.page).not.toContain('Dumas Beach')
      },
      { timeout: 60_000, interval: 100 },
    )
  })

  test('a review posted through one process drops the pages and lists that another keeps', async () => {
    const location = await createStoreLocation(engine)
    const [near, far] = [await openStore(location), await openStore(location)]
    const [app, other] = [await createGuideApp({ store: near }), await createGuideApp({ store: far, hasPages: true })]
    const before = await readCategory(other)
    const { token } = await createUser({ store: near, clock: createClock(new Date().toISOString()) })
    const locationCoords = { lat: 21.08, lng: 72.71 }
    const body = { placeName: 'Dumas Beach', rating: 4, reviewText: 'Black sand.', locationCoords }
    expect((await callApi({ app }, 'POST /review/create', { token, body })).status).toBe(200)

    await vi.waitFor(
      async () => {
        const after = await readCategory(other)
        expect(after.list).not.toBe(before.list)
        expect(after.list).toContain('"rating":4,"ratingCount":1')
        expect(after.page).not.toBe(before.page)
      },
      { timeout: 60_000, interval: 100 },
    )
  })

  test('without a change the answers stay the same', async () => {
    const app = await createGuideApp({ store: await openStore(await createStoreLocation(engine)), hasPages: true })
    expect(await readCategory(app)).toEqual(await readCategory(app))
  })
})
