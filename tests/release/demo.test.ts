import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openStore } from '#server/platform/store/open.ts'
import { fillWithDemoData } from '../../tools/demo/fill.ts'
import { claimFolder } from '../../tools/demo/folder.ts'
import { createGuideApp } from '../support/guide-app.ts'
import { temporaryFolder } from '../support/stores.ts'

/** Of so many reviews, the first places have some. */
const wish = { reviews: 200, pictures: 1, anchor: new Date('2026-03-01T06:00:00Z'), password: 'made up for a test' }

/** Starts the product on demo data. @returns a function that reads the JSON answer of a path */
async function openDemo(): Promise<(path: string) => Promise<unknown>> {
  const dataDir = temporaryFolder()
  claimFolder(dataDir)
  await fillWithDemoData({ DATA_DIR: dataDir }, wish)
  const app = await createGuideApp({
    env: { DATA_DIR: dataDir },
    store: await openStore({ dataDir, databaseUrl: null }),
  })
  return async (path) => (await app.inject({ url: path })).json()
}

const Reviews = z.object({
  reviews: z.array(z.looseObject({ userName: z.string(), reviewText: z.string(), imageUrl: z.string() })),
})
const Places = z.object({ data: z.array(z.object({ name: z.string(), rating: z.number(), ratingCount: z.number() })) })

test('demo data is marked on every page, counts in the ratings of places, and is the same every time', async () => {
  const [read, readAgain] = [await openDemo(), await openDemo()]

  const { reviews } = Reviews.parse(await read('/api/review/all'))

  expect(reviews).toHaveLength(wish.reviews)
  expect(reviews.filter(({ userName }) => !userName.endsWith('(demo)'))).toEqual([])
  expect(reviews.filter(({ reviewText }) => !reviewText.startsWith('Demo review.'))).toEqual([])
  expect(reviews.filter(({ imageUrl }) => imageUrl !== '').length).toBeGreaterThan(0)
  const { data } = Places.parse(await read('/api/attractions?name=dumas beach'))
  const ofDumas = reviews.filter(({ placeName }) => placeName === 'Dumas Beach')
  expect(data[0]?.ratingCount).toBe(ofDumas.length)
  expect(Reviews.parse(await readAgain('/api/review/all'))).toEqual({ reviews })
})

test('a folder with data of travellers is left alone, one of demo data is emptied', () => {
  const [real, demo] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(join(real, 'safarnama.sqlite'), 'precious')
  claimFolder(demo)
  writeFileSync(join(demo, 'safarnama.sqlite'), 'made up')

  claimFolder(demo)

  expect(() => claimFolder(real)).toThrow(/not demo data/)
  expect(existsSync(join(real, 'safarnama.sqlite'))).toBe(true)
  expect(existsSync(join(demo, 'safarnama.sqlite'))).toBe(false)
})
