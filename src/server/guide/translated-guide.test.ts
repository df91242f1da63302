import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { callApi, type Route } from '../../../tests/support/api-calls.ts'
import { changeEntry, copyCityFolder } from '../../../tests/support/city-folder.ts'
import { partOfSurat } from '../../../tests/support/desk-city.ts'
import { createGuideApp, startGuideApp } from '../../../tests/support/guide-app.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createUser } from '../../../tests/support/users.ts'
import { readContent } from './read-content.ts'

const BEACH = { en: 'Dumas Beach', gu: 'ડુમસ બીચ', hi: 'डुमस बीच' }

async function ask(app: FastifyInstance, url: string, language?: string): Promise<unknown> {
  const answer = await app.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } })
  return answer.json()
}

const readPlace = async (app: FastifyInstance, slug: string, language?: string) =>
  api.getPlace.reply.parse(await ask(app, `/api/places/${slug}`, language)).place

describe('the guide to Surat', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await startGuideApp()
  })
  afterAll(() => app.close())

  test.each(['gu', 'hi'] as const)(
    'has the texts of a place in %s, and says that nobody has checked them',
    async (language) => {
      const english = await readPlace(app, 'dumas-beach')
      const place = await readPlace(app, 'dumas-beach', language)
      expect(place).toMatchObject({ name: BEACH[language], translation: 'unchecked' })
      expect(place.lang).toBeUndefined()
      expect([place.description, place.locality, place.hours, place.imgAlt, ...place.tags].join(' ')).not.toMatch(
        /[a-z]{3}/i,
      )
      expect(place.facts.cautions?.map(({ value }) => value.condition)).toEqual(
        english.facts.cautions?.map(({ value }) => value.condition),
      )
      expect(place.facts.cautions?.[0]?.value.text).not.toBe(english.facts.cautions?.[0]?.value.text)
      expect(place.facts.publicAccess?.note).not.toBe(english.facts.publicAccess?.note)
      // What is no text stays as it is.
      expect([place.kind, place.geo, place.openHours, place.location, place.sources]).toEqual([
        english.kind,
        english.geo,
        english.openHours,
        english.location,
        english.sources,
      ])
      expect(english.translation).toBeUndefined()
    },
  )

  test('names every place and its area in Gujarati, Hindi and English, in this order and for every caller', async () => {
    const { places } = api.listPlaceNames.reply.parse(await ask(app, '/api/place-names'))
    const inHindi = api.listPlaceNames.reply.parse(await ask(app, '/api/place-names', 'hi'))
    expect(places.find(({ slug }) => slug === 'dumas-beach')?.names).toMatchObject([
      { lang: 'gu', name: BEACH.gu, locality: expect.stringContaining('ડુમસ') },
      { lang: 'hi', name: BEACH.hi, locality: expect.stringContaining('डुमस') },
      { lang: 'en', name: BEACH.en, locality: expect.stringContaining('Dumas') },
    ])
    expect(places).toHaveLength(73)
    expect(places.flatMap(({ names }) => names.filter(({ locality }) => locality === null))).toEqual([])
    expect(inHindi.places).toEqual(places)
  })

  test('answers in English byte for byte to whoever asks for no language of ours', async () => {
    const answers = await Promise.all(
      ['/api/explore', '/api/city', '/api/places/dumas-beach'].map(async (url) => [
        await ask(app, url),
        await ask(app, url, 'de, fr;q=0.8'),
        await ask(app, url, 'en-GB'),
      ]),
    )
    for (const [plain, german, british] of answers) expect([german, british]).toEqual([plain, plain])
    expect(JSON.stringify(answers)).not.toMatch(/"(translation|lang)"/)
  })

  test('lists the same places in the same order in every language', async () => {
    const [english, gujarati] = await Promise.all(
      [undefined, 'gu'].map(
        async (language) => api.listExplore.reply.parse(await ask(app, '/api/explore', language)).msg,
      ),
    )
    expect(gujarati?.map(({ slug }) => slug)).toEqual(english?.map(({ slug }) => slug))
    expect(gujarati?.[0]?.name).toBe(BEACH.gu)
  })

  test('speaks of the city, its year and its suggested trips in the language', async () => {
    const { city } = api.getCity.reply.parse(await ask(app, '/api/city', 'gu'))
    const { year } = api.getYear.reply.parse(await ask(app, '/api/seasons', 'gu'))
    const { trips } = api.listSuggestedTrips.reply.parse(await ask(app, '/api/suggest-trips', 'gu'))
    const texts = [
      city.name,
      city.summary,
      city.search.hint,
      city.pictures.hero.alt,
      ...year.months.flatMap(({ events, seasons }) => [...events, ...seasons].map(({ name }) => name)),
      ...(year.fares?.rides.map(({ name }) => name) ?? []),
      ...trips.flatMap(({ title, destinations }) => [title, ...destinations.map(({ name }) => name)]),
    ]
    expect(texts.filter((text) => !/[\u0A80-\u0AFF]/.test(text))).toEqual([])
  })

  test.each(['en', 'gu', 'hi'])('lists the areas in the order of %s', async (language) => {
    const { city } = api.getCity.reply.parse(await ask(app, '/api/city', language))
    expect(city.areas.length).toBeGreaterThan(10)
    expect(city.areas).toEqual(city.areas.toSorted(new Intl.Collator(language).compare))
  })

  test('filters by the areas that it names in the language', async () => {
    const { city } = api.getCity.reply.parse(await ask(app, '/api/city', 'gu'))
    const [area = ''] = city.areas
    const url = `/api/places?${new URLSearchParams({ area }).toString()}`
    const { places } = api.listPlaceIndex.reply.parse(await ask(app, url, 'gu'))
    expect(area).toMatch(/[\u0A80-\u0AFF]/)
    const fitting = places.filter(({ match }) => match === 'fit')
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.length).toBeLessThan(73)
    expect(fitting.every(({ locality }) => locality.includes(area))).toBe(true)
  })

  test.each(['dumas beach', BEACH.gu, BEACH.hi, 'kali reti'])(
    'finds a place by “%s” and shows it in the language',
    async (term) => {
      const url = `/api/search?${new URLSearchParams({ q: term }).toString()}`
      const { results } = api.searchGuide.reply.parse(await ask(app, url, 'gu'))
      expect(results.slice(0, 3).map(({ name }) => name)).toContain(BEACH.gu)
    },
  )
})

test('a place whose English texts changed since is shown in English, and says so', async () => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(0, { description: 'The sand is black.' }))
  const app = await createGuideApp({ env: { CITY: folder.path } })
  const place = await readPlace(app, 'dumas-beach', 'gu')
  expect(place).toMatchObject({ name: BEACH.en, description: 'The sand is black.', lang: 'en' })
  expect(place.translation).toBeUndefined()
  expect((await readPlace(app, 'gopi-talav', 'gu')).lang).toBeUndefined()
  const { places } = api.listPlaceNames.reply.parse(await ask(app, '/api/place-names'))
  const names = places.find(({ slug }) => slug === 'dumas-beach')?.names
  expect(names?.[0]).toEqual({ lang: 'gu', name: BEACH.gu, locality: null })
})

describe('after an editor changed a text in the desk, readers of Gujarati still get', () => {
  let testApp: TestApp
  let token: string

  beforeAll(async () => {
    testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
    token = (await createUser(testApp, { role: 'editor' })).token
  })
  afterAll(() => testApp.close())

  const publish = async (route: Route, body: object) =>
    expect((await callApi(testApp, route, { token, body: { version: 0, as: 'publish', ...body } })).status).toBe(200)

  test('all other texts of the city', async () => {
    const before = api.getCity.reply.parse(await ask(testApp.app, '/api/city', 'gu')).city
    const city = { ...partOfSurat('city').city, tagline: 'Three rivers of silk' }
    await publish('PUT /desk/city/city', { kind: 'city', text: { slug: 'city', city } })
    const after = api.getCity.reply.parse(await ask(testApp.app, '/api/city', 'gu')).city
    expect(after).toEqual({ ...before, tagline: 'Three rivers of silk' })
    expect(after.name).toBe('સુરત')
  })

  test('the name and the tags of the place, in Gujarati', async () => {
    const before = await readPlace(testApp.app, 'dumas-beach', 'gu')
    const { entry } = api.getDeskEntry.reply.parse(
      (await callApi(testApp, 'GET /desk/places/dumas-beach', { token })).body,
    )
    await publish('PUT /desk/places/dumas-beach', {
      kind: 'places',
      text: { ...entry.text, description: 'The sand is black.' },
    })
    const after = await readPlace(testApp.app, 'dumas-beach', 'gu')
    expect(after).toMatchObject({ name: BEACH.gu, tags: before.tags, description: 'The sand is black.' })
    expect(after.lang).toBeUndefined()
  })

  test('no trip in two languages', async () => {
    const [trip] = readContent('content/surat').trips
    if (!trip) throw new Error('There is no trip.')
    const activities = (trip.destinations[0]?.activities ?? []).map((activity) => ({ ...activity, notes: 'Slowly.' }))
    const destinations = trip.destinations.map((stop, index) => (index === 0 ? { ...stop, activities } : stop))
    await publish(`PUT /desk/trips/${trip.slug}`, { kind: 'trips', text: { ...trip, destinations } })
    const { trips } = api.listSuggestedTrips.reply.parse(await ask(testApp.app, '/api/suggest-trips', 'gu'))
    const shown = trips.find(({ _id }) => _id === trip.slug)
    expect(shown).toMatchObject({ title: trip.title, description: trip.description, lang: 'en' })
  })
})

describe('a place is the same one by its name in any language', () => {
  test('on a wishlist', async () => {
    const testApp = await createTestApp()
    const user = await createUser(testApp)
    const add = (name: string) =>
      callApi(testApp, 'POST /wishlist', { ...user, body: { Name: name, Location: '', Rating: 0, Image: '' } })
    await add(BEACH.gu)
    expect((await add(BEACH.en)).body).toMatchObject({ success: true, msg: expect.any(String) })
    const list = async (language: string) => {
      const { body } = await callApi(testApp, 'GET /wishlist/user-wishlist', {
        ...user,
        headers: { 'accept-language': language },
      })
      return api.listWishlist.reply.parse(body).wishlistItems.map(({ name, slug }) => [name, slug])
    }
    expect(await list('en')).toEqual([[BEACH.en, 'dumas-beach']])
    expect(await list('hi')).toEqual([[BEACH.hi, 'dumas-beach']])
    await callApi(testApp, 'DELETE /wishlist', { ...user, body: { itemName: BEACH.hi } })
    expect(await list('en')).toEqual([])
  })

  test('in a review, which counts for it', async () => {
    const testApp = await createTestApp()
    const user = await createUser(testApp)
    const body = {
      placeName: BEACH.gu,
      landmark: 'Black sand',
      location: 'Dumas',
      rating: 4,
      reviewText: 'Come before ten.',
      imageUrl: '',
      locationCoords: { lat: 21.08, lng: 72.71 },
    }
    const answer = await callApi(testApp, 'POST /review/create', { ...user, body })
    expect(answer.body).toMatchObject({ review: { placeName: BEACH.en, placeSlug: 'dumas-beach' } })
    expect(await readPlace(testApp.app, 'dumas-beach', 'gu')).toMatchObject({ name: BEACH.gu, ratingCount: 1 })
  })
})
