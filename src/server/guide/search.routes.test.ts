import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { FailureReply } from '#contract/api/failure.ts'
import { SEARCH_HITS_MAX } from '#contract/place/search.ts'
import { readPlaceListing } from '#contract/place/place-filters.ts'
import { startGuideApp } from '../../../tests/support/guide-app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp()
})

afterAll(() => app.close())

async function search(q: string) {
  const response = await app.inject({ url: '/api/search', query: { q } })
  return { status: response.statusCode, results: api.searchGuide.reply.safeParse(response.json()).data?.results ?? [] }
}

test('a place is found with its page and a sentence about it', async () => {
  const { results } = await search('surat castle')
  expect(results[0]).toEqual({
    kind: 'place',
    slug: 'surat-castle',
    name: 'Surat Castle',
    url: '/places/surat-castle',
    snippet: expect.stringMatching(/^Chowk Bazaar, on the Tapi bank · .*\.$/),
    locality: 'Chowk Bazaar, on the Tapi bank',
    img: expect.stringMatching(/^\/pictures\/castle\./),
    openHours: expect.anything(),
    priceLevel: null,
    priceEnd: expect.objectContaining({ until: '2026-03-31' }),
    traits: { priced: true },
  })
})

test('a suggested trip, an area and a page of the guide are found, too', async () => {
  const [trip, area, page] = await Promise.all(['heritage day', 'rander', 'wishlist'].map(search))
  expect(trip?.results[0]).toMatchObject({
    kind: 'trip',
    url: '/suggest-trips#a-heritage-day-in-the-old-city',
  })
  expect(area?.results[0]).toMatchObject({ kind: 'area', slug: 'rander', name: 'Rander' })
  expect(page?.results[0]).toMatchObject({ kind: 'page', slug: 'wishlist', url: '/wishlist' })
})

test.each([
  ['jain', 'en', '/places?diet=jain', 'Places with Jain food'],
  ['हलाल', 'hi', '/places?diet=halal', 'हलाल खाने वाली जगहें'],
  ['મફત', 'gu', '/places?free=1', 'મફત પ્રવેશવાળાં સ્થળો'],
  ['open now', 'en', '/places?open=now', 'Places that are open now'],
])('"%s" offers in %s the list %s', async (term, language, url, name) => {
  const response = await app.inject({
    url: '/api/search',
    query: { q: term },
    headers: { 'accept-language': language },
  })
  const { results = [] } = api.searchGuide.reply.safeParse(response.json()).data ?? {}
  expect(results.slice(0, 3)).toContainEqual({
    kind: 'page',
    slug: expect.any(String),
    url,
    name,
    snippet: expect.any(String),
  })
})

test('an area and what one looks for in it are one list, called by both, with the area after it', async () => {
  const { results } = await search('cafes in vesu')
  expect(results.slice(0, 2)).toMatchObject([
    { kind: 'page', slug: 'cafe-vesu', url: '/cafe?area=Vesu', name: 'Cafés · Vesu' },
    { kind: 'area', slug: 'vesu' },
  ])
})

test('filters add up in one list', async () => {
  const { results } = await search('free places indoors in old city')
  expect(results[0]).toMatchObject({ url: '/places?free=1&setting=indoor&area=Old+city' })
})

test.each([
  ['hotel', '/plan-your-trip'],
  ['एटीएम', '/phrases#buying'],
  ['ડોક્ટર', '/phrases#help'],
  ['map', '/places?view=map'],
])('"%s" has an answer, though the guide lists none', async (term, url) => {
  expect((await search(term)).results.slice(0, 3)).toContainEqual(expect.objectContaining({ kind: 'page', url }))
})

test('a term that finds nothing is answered with the closest, and says so', async () => {
  const response = await app.inject('/api/search?q=planattoriam')
  expect(api.searchGuide.reply.parse(response.json())).toMatchObject({
    nearest: true,
    results: [{ slug: 'science-centre-surat' }],
  })
  const found = await app.inject('/api/search?q=planetarium')
  expect(found.json()).not.toHaveProperty('nearest')
})

test('the search offers no list with a filter that the list does not know', async () => {
  const terms = [
    'open now',
    'free',
    'vegetarian',
    'vegan',
    'jain',
    'halal',
    'egg',
    'wheelchair',
    'indoor',
    'outdoor',
    'cheap',
    'near me',
    'map',
  ]
  const found = (await Promise.all(terms.map(search))).flatMap(({ results }) => results)
  const urls = new Set(found.map(({ url }) => url).filter((url) => /^\/places\?(?!area=)/u.test(url)))
  const listings = [...urls].map((url) => readPlaceListing(new URL(url, 'http://localhost').searchParams, []))
  expect(listings.filter(({ ignored }) => ignored.length > 0)).toEqual([])
  expect(urls.size).toBeGreaterThanOrEqual(terms.length)
})

test('the snippet is the sentence with the words of the term', async () => {
  const { results } = await search('swally')
  expect(results[0]?.snippet).toContain('Battle of Swally')
})

test('every address that a search answers is a page', async () => {
  const found = await Promise.all(['surat', 'trip', 'rander', 'password', 'street food', 'seasons'].map(search))
  const urls = found.flatMap(({ results }) => results.map(({ url }) => new URL(url, 'http://localhost').pathname))
  const sitemap = await app.inject('/sitemap.xml')
  const listed = new Set(sitemap.body.match(/(?<=<loc>[^<]*:\d+)\/[^<]*/g))
  const unlisted = [...new Set(urls)].filter((url) => !listed.has(url))
  const members = ['/reviews', '/plan-your-trip', '/my-trips', '/wishlist', '/login', '/signup', '/forgot-password']
  expect([...members, '/profile']).toEqual(expect.arrayContaining(unlisted))
})

test('an answer has a limited number of results', async () => {
  const { results } = await search('s')
  expect(results).toHaveLength(SEARCH_HITS_MAX)
})

test.each([
  ['of 10,000 characters', 'a'.repeat(10_000)],
  ['of 10,000 blanks and letters', 'ab '.repeat(3_334)],
  ['of control characters', '\u0001\u0007\u001b\u007f'],
  ['of right-to-left marks', '\u202e\u200f\u2067'],
  ['of punctuation alone', '?!…—()[]{}*+^$\\'],
  ['of half a surrogate pair', '\ud800\udfff'.slice(0, 1)],
  ['like a property of all objects', '__proto__ constructor'],
  ['of combining marks', 'a' + '\u0301'.repeat(99)],
])('a term %s is answered within the limits', async (_name, term) => {
  const { status, results } = await search(term)
  expect(status).toBe(200)
  expect(results.length).toBeLessThanOrEqual(SEARCH_HITS_MAX)
})

test('a right-to-left mark around a term changes nothing', async () => {
  expect((await search('\u202ecastle\u202c')).results).toEqual((await search('castle')).results)
})

test('only the first 100 characters of a term count', async () => {
  expect((await search(`castle${' '.repeat(94)}xylophonequartz`)).results[0]?.slug).toBe('surat-castle')
})

test.each(['/api/search?q=', '/api/search?q=%20%09', '/api/search', '/api/search?q=a&q=b'])(
  'a search without one term is refused at the field: %s',
  async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(FailureReply.parse(response.json()).fields ?? {})).toEqual(['q'])
  },
)
