import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callApi } from '../../../tests/support/api-calls.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../tests/support/users.ts'
import { loadBuild, type Build } from './build.ts'
import { createApp } from './create-app.ts'

/** The pages that were made anew after a change. */
let made: string[] = []
/** Milliseconds since the start, as the cache counts them. */
let elapsed = 0
let testApp: TestApp
let app: FastifyInstance
let author: TestUser
let reader: TestUser
let reviewId: string

const VISITED = [
  '/',
  '/explore',
  '/cafe',
  '/street_food',
  '/historical_places',
  '/places',
  '/places?sort=rating',
  '/places/surat-castle',
  '/places/dumas-beach',
  '/seasons',
  '/about',
  '/search?q=castle',
  '/gu/places/surat-castle',
  '/gu/places/dumas-beach',
]

/** The pages that show Surat Castle's rating, or the latest reviews. */
const OF_CASTLE = [
  '/',
  '/historical_places',
  '/places',
  '/places?sort=rating',
  '/places/surat-castle',
  '/gu/places/surat-castle',
]

beforeAll(async () => {
  testApp = await startTestApp()
  app = await createApp(testApp.services, countRenderings(await loadBuild()), {
    shedsLoad: false,
    elapsedMs: () => elapsed,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  author = await createUser(testApp)
  reader = await createUser(testApp)
  const { body } = await post('Surat Castle')
  reviewId = api.createReview.reply.parse(body).review._id
})
afterAll(async () => {
  await app.close()
  await testApp.close()
})

// Twice: the first answer to a query is kept as it is, the second is kept for good.
beforeEach(async () => {
  await visitAll()
  await visitAll()
  made = []
})

function countRenderings(build: Build): Build {
  const pages = build.pages.map((page) => ({
    language: page.language,
    get assets() {
      return page.assets
    },
    renderer: {
      ...page.renderer,
      renderPage: (...given: Parameters<typeof page.renderer.renderPage>) => {
        made.push(given[0])
        return page.renderer.renderPage(...given)
      },
    },
  }))
  return { ...build, pages }
}

async function visitAll(): Promise<void> {
  // Over the network, so that answers come from memory as they do for visitors.
  for (const path of VISITED) {
    const { status } = await fetch(app.listeningOrigin + path)
    expect([path, status]).toEqual([path, 200])
  }
}

async function madeAnewAfter(change: () => Promise<unknown>): Promise<string[]> {
  await change()
  elapsed += 10_000
  await visitAll()
  return VISITED.filter((path) => made.includes(path))
}

const getReview = (placeName: string, reviewText: string) => ({
  placeName,
  rating: 4,
  reviewText,
  imageUrl: '',
  locationCoords: { lat: 21.19, lng: 72.81 },
})

const post = (placeName: string) =>
  callApi(testApp, 'POST /review/create', { token: author.token, body: getReview(placeName, 'Thick walls.') })

test('a review makes only the pages old that show its place', async () => {
  expect(await madeAnewAfter(() => post('Surat Castle'))).toEqual(OF_CASTLE)
  const page = await (await fetch(`${app.listeningOrigin}/places/surat-castle`)).text()
  expect(page).toContain('Thick walls.')
})

test('so does what people say of a review, and the name of its author', async () => {
  const { ip } = reader
  const vote = (isHelpful: boolean) =>
    callApi(testApp, `POST /review/helpful/${reviewId}`, { token: reader.token, ip, body: { isHelpful } })
  expect(await madeAnewAfter(() => vote(true))).toEqual(OF_CASTLE)
  const rename = { token: author.token, body: { name: 'Priya of Rander' } }
  expect(await madeAnewAfter(() => callApi(testApp, 'PUT /auth/update-profile', rename))).toEqual(OF_CASTLE)
  expect(await (await fetch(`${app.listeningOrigin}/places/surat-castle`)).text()).toContain('Priya of Rander')
})

test('a review of a place that the guide does not know makes the home page old', async () => {
  expect(await madeAnewAfter(() => post('The tea stall behind the station'))).toEqual(['/'])
})

test('the deletion of an account makes the pages old that its reviews and votes stand on', async () => {
  const erase = (user: TestUser) =>
    callApi(testApp, 'POST /auth/delete-account', { token: user.token, body: { password: user.password } })
  expect(await madeAnewAfter(() => erase(reader))).toEqual(OF_CASTLE)
  expect(await madeAnewAfter(() => erase(author))).toEqual(OF_CASTLE)
  expect(await (await fetch(`${app.listeningOrigin}/places/surat-castle`)).text()).not.toContain('Priya of Rander')
})

test('a page of which many people write is made anew three times at once, and then once a second', async () => {
  const [path = ''] = OF_CASTLE
  const writers = await Promise.all([0, 1, 2, 3, 4].map(() => createUser(testApp)))
  elapsed += 10_000
  for (const { token, ip } of writers) {
    await callApi(testApp, 'POST /review/create', { token, ip, body: getReview('Surat Castle', `By ${ip}.`) })
    await fetch(app.listeningOrigin + path)
  }
  expect(made.filter((one) => one === path)).toHaveLength(3)
  const outdated = await fetch(app.listeningOrigin + path)
  // A cache in front must not keep it.
  expect(outdated.headers.get('cache-control')).toContain('s-maxage=1,')

  elapsed += 1_000
  const renewed = await fetch(app.listeningOrigin + path)
  expect(renewed.headers.get('cache-control')).toContain('s-maxage=60,')
  expect(renewed.headers.get('etag')).not.toBe(outdated.headers.get('etag'))
  expect(made.filter((one) => one === path)).toHaveLength(4)
})

test('answers of the API are new at once, and name what they show', async () => {
  const { token, ip } = await createUser(testApp)
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) {
    await callApi(testApp, 'POST /review/create', { token, ip, body: getReview('Surat Castle', text) })
    const found = await fetch(`${app.listeningOrigin}/api/review/all?place=surat-castle`)
    expect(found.headers.get('xkey')).toBe('rated place:surat-castle')
    expect(await found.text()).toContain(text)
  }
  const list = await fetch(`${app.listeningOrigin}/api/historical`)
  expect(list.headers.get('xkey')).toBe('rated list:historical')
  expect((await fetch(`${app.listeningOrigin}/api/phrases`)).headers.get('xkey')).toBeNull()
})
