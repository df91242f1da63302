import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { FailureReply } from '#contract/api/failure.ts'
import { startGuideApp } from '../../../tests/support/guide-app.ts'
import { engines, createStoreLocationForSuite } from '../../../tests/support/stores.ts'
import { openStore } from '../platform/store/open.ts'

const lists = [
  { path: '/api/explore', endpoint: api.listExplore, category: 'explore' },
  { path: '/api/cafe', endpoint: api.listCafe, category: 'cafe' },
  { path: '/api/street_food', endpoint: api.listStreetFood, category: 'street_food' },
  { path: '/api/historical', endpoint: api.listHistorical, category: 'historical' },
]

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let app: FastifyInstance
  let location: Awaited<ReturnType<typeof createStoreLocationForSuite>>

  beforeAll(async () => {
    location = await createStoreLocationForSuite(engine)
    app = await startGuideApp({ store: await openStore(location) })
  })

  afterAll(async () => {
    await app.close()
    await location.remove()
  })

  async function search(name: string) {
    const response = await app.inject({ url: '/api/attractions', query: { name } })
    return { status: response.statusCode, names: getNames(response.json()) }
  }

  function getNames(body: unknown): string[] {
    const parsed = api.searchAttractions.reply.safeParse(body)
    return (parsed.data?.data ?? []).map(({ name }) => name)
  }

  rule.each(lists)('$path lists its places with the specified fields', async ({ path, endpoint, category }) => {
    const response = await app.inject(path)
    const { msg } = endpoint.reply.parse(response.json())
    expect(response.statusCode).toBe(200)
    expect(msg.length).toBeGreaterThan(5)
    expect(new Set(msg.map((place) => place.category))).toEqual(new Set([category]))
    expect(msg[0]).toMatchObject({
      name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      location: expect.stringMatching(/^https:/),
      rating: 0,
      img: expect.stringMatching(/^\/pictures\/.+\.[0-9a-f]{12}\.svg$/),
      tag: expect.stringMatching(/./),
    })
  })

  test('the four lists hold every place of the guide once', async () => {
    const answers = await Promise.all(lists.map(({ path }) => app.inject(path)))
    const names = answers.flatMap((answer) => api.listExplore.reply.parse(answer.json()).msg.map(({ name }) => name))
    expect(names).toHaveLength(73)
    expect(new Set(names).size).toBe(73)
  })

  rule('a search finds the same fields as a list, with pictures and tags as lists', async () => {
    const response = await app.inject('/api/attractions?name=castle')
    const { data } = api.searchAttractions.reply.parse(response.json())
    expect(data[0]).toMatchObject({
      name: 'Surat Castle',
      location: expect.stringMatching(/^https:/),
      rating: 0,
      images: [expect.stringMatching(/^\/pictures\/.*\.svg$/)],
      tags: expect.arrayContaining([expect.any(String)]),
    })
  })

  rule.each([
    ['a whole name', 'Surat Castle'],
    ['other letters', 'sURAT cASTLE'],
    ['blanks around it', '  castle  '],
    ['a typo', 'casle'],
    ['the beginning of a word', 'cast'],
    ['a part of a word', 'astl'],
    ['accents', 'Çástlé'],
    ['words in another order', 'castle surat'],
  ])('%s finds the castle first', async (_how, term) => {
    expect((await search(term)).names[0]).toBe('Surat Castle')
  })

  rule('a neighbourhood finds the places in it', async () => {
    const { names } = await search('rander')
    expect(names.length).toBeGreaterThan(1)
  })

  rule('a dish finds the places tagged with it', async () => {
    expect((await search('locho')).names).toContain('Gopal Locho and Khaman House')
  })

  rule('places of every category are searched', async () => {
    const answers = await Promise.all(['dumas', 'cafe', 'khaman', 'castle'].map(search))
    expect(answers.filter(({ names }) => names.length === 0)).toEqual([])
  })

  rule('an unknown term finds nothing', async () => {
    expect(await search('xylophonequartz')).toEqual({ status: 200, names: [] })
  })

  rule('only the first 100 characters of a term count', async () => {
    expect((await search(`castle${' '.repeat(94)}xylophonequartz`)).names[0]).toBe('Surat Castle')
  })

  rule.each([
    'a'.repeat(10_000),
    '%',
    '%25',
    '_',
    '(a+)+$',
    '[',
    '\\',
    "' or 1=1 --",
    '__proto__',
    'constructor',
    '🏰',
    '\u0000',
    'ﷺ',
    '\u202ecastle',
    'toString',
  ])('the odd term %j does no harm', async (term) => {
    expect((await search(term)).status).toBe(200)
  })

  rule.each(['/api/attractions?name=', '/api/attractions?name=%20%09', '/api/attractions?name=%C2%A0'])(
    'a blank term is refused with the specified text: %s',
    async (url) => {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        success: false,
        error: 'Please enter a search term',
        code: 'invalid-input',
        fields: { name: 'Please enter a search term' },
      })
    },
  )

  rule.each(['/api/attractions', '/api/attractions?name=a&name=b', '/api/attractions?term=castle'])(
    'a search without exactly one term is refused at the field: %s',
    async (url) => {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(400)
      expect(FailureReply.parse(response.json())).toMatchObject({
        code: 'invalid-input',
        fields: { name: expect.any(String) },
      })
    },
  )

  rule('a parameter we do not know changes nothing', async () => {
    const [with_, without] = await Promise.all([
      app.inject('/api/explore?page=2&__proto__=x'),
      app.inject('/api/explore'),
    ])
    expect(with_.body).toBe(without.body)
  })

  rule('a place is answered with all that is known of it', async () => {
    const response = await app.inject('/api/places/surat-castle')
    const { place: castle } = api.getPlace.reply.parse(response.json())
    expect(castle).toMatchObject({
      name: 'Surat Castle',
      category: 'historical',
      sources: [expect.stringMatching(/^http/), ...castle.sources.slice(1)],
    })
    expect(castle.nearby).toHaveLength(4)
    expect(castle.nearby.map(({ slug }) => slug)).not.toContain('surat-castle')
  })

  rule('neighbours are listed in the order of their distance', async () => {
    const { place: castle } = api.getPlace.reply.parse((await app.inject('/api/places/surat-castle')).json())
    const distances = castle.nearby.flatMap(({ distance }) => distance ?? [])
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  rule.each(['nowhere', '%20', '..%2f..%2fetc', '__proto__', 'Surat-Castle', 'a'.repeat(400), '🏰'])(
    'a place that is not in the guide is not found: %s',
    async (slug) => {
      const response = await app.inject(`/api/places/${slug}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({
        success: false,
        code: 'not-found',
        error: 'This place is not in the guide.',
      })
    },
  )

  rule('the city counts its places', async () => {
    const { city } = api.getCity.reply.parse((await app.inject('/api/city')).json())
    expect(city).toMatchObject({ name: 'Surat', counts: { places: 73 } })
    const { places } = api.listSelectedPlaces.reply.parse((await app.inject('/api/picks')).json())
    expect(places.map(({ category }) => category)).toEqual(['explore', 'cafe', 'street_food', 'historical'])
  })

  rule('the city has every picture that belongs to no single place', async () => {
    const { city } = api.getCity.reply.parse((await app.inject('/api/city')).json())
    const { categories, starts = {}, heroNight = '', ...others } = city.pictures
    const sources = [...Object.values(others), ...Object.values(categories)].map(({ src }) => src)
    expect([...sources, heroNight, ...Object.values(starts)]).not.toContain('')
    expect(new Set([...sources, heroNight]).size).toBe(12)
    expect(Object.keys(starts)).toEqual(['eat', 'see', 'map', 'plan'])
  })

  rule('suggested trips are full trips on the places of the guide', async () => {
    const response = await app.inject('/api/suggest-trips')
    const { success, trips } = api.listSuggestedTrips.reply.parse(response.json())
    expect(success).toBe(true)
    expect(trips.length).toBeGreaterThanOrEqual(3)
    expect(
      trips.flatMap(({ destinations }) => destinations.flatMap(({ activities }) => activities)).length,
    ).toBeGreaterThan(10)
  })
})
