import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BUILD_TIMEOUT_MS,
  copyProduct,
  plainEnvironment,
  startCopy,
  type RunningCopy,
} from '../support/product-copy.ts'

const CITY = 'tests/cities/marvelha'

/** Words, signs and numbers that only the guide to Surat contains. */
const OF_SURAT = /Surat|Gujarat|\bIndia|₹|\bINR\b|72\.8|Asia\/Kolkata|rupee|locho|\bRander\b|khaman/i

const pages = [
  '/',
  '/explore',
  '/cafe',
  '/street_food',
  '/historical_places',
  '/explore?q=sardines',
  '/explore?q=nothing-here',
  '/places/farol-da-ponta',
  '/places/torra-azul',
  '/about',
  '/suggest-trips',
  '/contact-us',
  '/plan-your-trip',
  '/no-such-page',
]

const files = [
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/api/city',
  '/api/places',
  '/api/suggest-trips',
  '/api/explore',
  '/api/cafe',
  '/api/street_food',
  '/api/historical',
  '/api/places/farol-da-ponta',
  '/api/geocode/reverse?lat=39.962&lon=-8.981',
  '/api/attractions?name=sardines',
  '/api/places/no-such-place',
]

describe('a made-up city', () => {
  const folder = mkdtempSync(join(tmpdir(), 'city-'))
  let server: RunningCopy
  const read = async (path: string) => (await fetch(server.url + path)).text()

  beforeAll(async () => {
    copyProduct(folder)
    const env = { ...plainEnvironment(), CITY }
    execFileSync(process.execPath, ['tools/prepare.mjs', 'start'], { cwd: folder, env })
    server = await startCopy(folder, { CITY })
  }, BUILD_TIMEOUT_MS)

  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  test.each([...pages, ...files])('has nothing of another city at %s', async (path) => {
    expect(OF_SURAT.exec(await read(path))?.[0]).toBeUndefined()
  })

  test.each(pages)('is named on %s', async (path) => {
    expect(await read(path)).toContain('Marvelha')
  })

  test('tells its currency, zone and position', async () => {
    expect(JSON.parse(await read('/api/city'))).toMatchObject({
      success: true,
      city: {
        name: 'Marvelha',
        countryCode: 'PT',
        currency: 'EUR',
        currencySign: '€',
        timeZone: 'Europe/Lisbon',
        counts: { places: 12 },
        map: { center: { lat: 39.951, lng: -8.957 }, start: { zoom: 8 } },
      },
    })
  })

  test('shows amounts in its currency', async () => {
    expect(await read('/suggest-trips')).toContain('Budget: €110')
    expect(await read('/places/casa-do-limao')).toContain('"priceRange":"€€"')
  })

  test('says its own words below titles and in the search', async () => {
    expect(await read('/street_food')).toContain('Grilled sardines, bread and almond cakes')
    expect(await read('/explore')).toContain('placeholder="Lighthouse, sardines …"')
    expect(await read('/explore?q=nothing-here')).toContain('a quarter such as Ribeira Nova')
    expect(await read('/suggest-trips')).toContain('a budget in euros')
  })

  test('has three places in each list', async () => {
    const lists = ['explore', 'cafe', 'street_food', 'historical']
    const counts = lists.map(async (list) => JSON.parse(await read(`/api/${list}`)).msg.length)
    expect(await Promise.all(counts)).toEqual([3, 3, 3, 3])
  })

  test('has social cards of its own', async () => {
    const card = /property="og:image" content="([^"]*)"/.exec(await read('/places/cordoaria'))?.[1] ?? ''
    const answer = await fetch(server.url + new URL(card).pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('fails in the words of the product', async () => {
    expect(JSON.parse(await read('/api/places/no-such-place'))).toMatchObject({
      success: false,
      code: 'not-found',
      error: 'This place is not in the guide.',
    })
  })
})
