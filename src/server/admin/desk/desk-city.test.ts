import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CityPart, ContentCity } from '#contract/city/content-city.ts'
import type { EntrySaving } from '#contract/admin/desk-entries.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { createDesk } from '../../../../tests/support/desk.ts'
import { partOfSurat } from '../../../../tests/support/desk-city.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { publishDue } from './publish-due.ts'

type Saving = EntrySaving & { text: CityPart }

/** Calls of the desk as one editor. */
function createCityDesk(testApp: TestApp, user: TestUser) {
  const desk = createDesk(testApp, user, 'city')
  const readCity = async () => {
    const { text, version } = await desk.read('city')
    return { version, city: text.slug === 'city' ? text.city : partOfSurat('city').city }
  }
  return {
    ...desk,
    readCity,
    /** Changes fields of the city's present text. */
    changeCity: async (fields: Partial<ContentCity>, how: Partial<Saving> = {}) => {
      const { version, city } = await readCity()
      const text = { slug: 'city', city: { ...city, ...fields } } as const
      return desk.save('city', { version, as: 'publish', ...how, text })
    },
  }
}

async function shownCity(testApp: TestApp, language = 'en') {
  const headers = { 'accept-language': language }
  return api.getCity.reply.parse((await callApi(testApp, 'GET /city', { headers })).body).city
}

async function shownYear(testApp: TestApp) {
  return api.getYear.reply.parse((await callApi(testApp, 'GET /seasons')).body).year
}

/** The fares of Surat with another least fare of the first ride. */
function faresWith(minimum: number) {
  const part = partOfSurat('fares')
  const rides = part.fares.rides.map((ride) => ({ ...ride, minimum }))
  return { ...part, fares: { ...part.fares, rides } }
}

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createCityDesk>

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    desk = createCityDesk(testApp, await createUser(testApp, { role: 'editor', name: 'Meera Shah' }))
  })
  afterAll(() => testApp.close())

  rule('the city, its fares and its climate are listed as the folder has them', async () => {
    const { entries } = await desk.list()
    expect(entries.map(({ slug, state, version }) => [slug, state, version])).toEqual([
      ['city', 'folder', 0],
      ['climate', 'folder', 0],
      ['fares', 'folder', 0],
    ])
    expect((await desk.read('city')).text).toEqual(partOfSurat('city'))
    expect((await desk.call('GET /desk/city/weather')).status).toBe(404)
  })

  rule('a draft of a text is not shown, and a published one is', async () => {
    const { tagline } = await shownCity(testApp)
    const draft = await desk.changeCity({ tagline: 'Silk and steam' }, { as: 'draft' })
    expect(draft).toMatchObject({ status: 200, body: { entry: { hasDraft: true, state: 'folder' } } })
    expect((await shownCity(testApp)).tagline).toBe(tagline)
    const published = await desk.changeCity({ tagline: 'Silk and steam' })
    expect(published).toMatchObject({ status: 200, body: { entry: { hasDraft: false, state: 'edited' } } })
    expect((await shownCity(testApp)).tagline).toBe('Silk and steam')
    expect(await desk.actions('city')).toEqual(['publish', 'draft', 'folder'])
  })

  rule('a translation of a text that an editor changed is not shown any more', async () => {
    await desk.changeCity({ tagline: 'Lanes of silk' })
    expect((await shownCity(testApp, 'gu')).tagline).toBe('Lanes of silk')
    await desk.changeCity({ tagline: partOfSurat('city').city.tagline })
    expect((await shownCity(testApp, 'gu')).tagline).not.toBe(partOfSurat('city').city.tagline)
  })

  rule('a new fare is in the year and in what plans cost, with its source', async () => {
    const saved = await desk.save('fares', { version: 0, text: faresWith(27), as: 'publish' })
    expect(saved.status).toBe(200)
    expect((await shownYear(testApp)).fares?.rides).toMatchObject([{ minimum: 27 }])
    const planning = api.getPlanning.reply.parse((await callApi(testApp, 'GET /planning')).body)
    expect(planning.fares?.rides).toMatchObject([{ minimum: 27 }])
  })

  rule('another normal of a month changes what the year says of it', async () => {
    const { climate } = partOfSurat('climate')
    const months = climate.months.map((month, index) => (index === 0 ? { ...month, meanMaxC: 37 } : month))
    const cityPart = { slug: 'climate', climate: { ...climate, months } } as const
    expect((await desk.save('climate', { version: 0, text: cityPart, as: 'publish' })).status).toBe(200)
    expect((await shownYear(testApp)).months[0]).toMatchObject({ isBest: false, weather: { heat: 'very-hot' } })
  })

  rule('what cannot change on a running installation is refused at its field, with the reason', async () => {
    const changed = {
      slug: 'surat-two',
      timeZone: 'Europe/Paris',
      currency: 'EUR',
      languages: ['fr'],
      countryCode: 'FR',
    }
    const refused = await desk.changeCity(changed)
    expect(refused).toMatchObject({
      status: 400,
      body: {
        fields: {
          'text.city.slug': 'This stays: the translations of the city are found by it',
          'text.city.timeZone': 'This stays: the trips and hours that are stored are by these clocks',
          'text.city.currency': 'This stays: all stored prices and budgets are in this currency',
          'text.city.languages': 'This stays: each language needs texts in the content folder first',
          'text.city.countryCode': 'This stays: phone numbers and the currency belong to the country',
        },
      },
    })
    expect((await desk.readCity()).city.timeZone).toBe('Asia/Kolkata')
    const { version } = await desk.read('fares')
    const asCity = await desk.save('fares', { version, text: partOfSurat('city'), as: 'publish' })
    expect(asCity).toMatchObject({ status: 400, body: { fields: { 'text.slug': expect.any(String) } } })
  })

  rule(
    'what the content folder refuses is refused at its field, and so are bounds without a place of the guide',
    async () => {
      expect(await desk.changeCity({ tagline: ' ' })).toMatchObject({
        status: 400,
        body: { fields: { 'text.city.tagline': 'Please fill in this field' } },
      })
      const { boundingBox } = (await desk.readCity()).city
      expect(await desk.changeCity({ boundingBox: { ...boundingBox, south: 21.15 } })).toMatchObject({
        status: 400,
        body: { fields: { 'text.city.boundingBox': expect.stringContaining('“Dumas Beach”') } },
      })
      const { body } = await desk.changeCity({ boundingBox: { south: 1, west: 1, north: 2, east: 2 } })
      const refused = Object.entries(Object(Object(body).fields)).find(([field]) => field === 'text.city.boundingBox')
      expect(refused?.[1]).toMatch(/^Outside of these bounds would be (“[^”]+”(, )?){5} and \d+ more$/)
      expect(await desk.changeCity({ center: { lat: 12, lng: 72.8 } })).toMatchObject({
        status: 400,
        body: { fields: { 'text.city.center': 'This lies outside of the bounds' } },
      })
      const { version } = await desk.read('fares')
      const { fares } = partOfSurat('fares')
      const rides = fares.rides.map((ride) => ({ ...ride, slug: 'taxi', from: '2026-02-30' }))
      const faulty = { slug: 'fares', fares: { ...fares, rides } } as const
      expect(await desk.save('fares', { version, text: faulty, as: 'draft' })).toMatchObject({
        status: 400,
        body: { fields: { 'text.fares.rides.0.from': 'Please enter a date that exists' } },
      })
    },
  )

  rule('fares and a climate beyond all sense are refused at their field', async () => {
    const { fares } = partOfSurat('fares')
    const [ride] = fares.rides
    if (!ride) throw new Error('Surat has no ride')
    const rides = [
      { ...ride, minimum: 1e300 },
      { ...ride, from: '1900-01-01' },
    ]
    const ofFares = { slug: 'fares', fares: { ...fares, rides } } as const
    expect((await desk.tryPreview(ofFares)).body).toMatchObject({
      fields: {
        'text.fares.rides.0.minimum': 'Please enter 10000000 or less',
        'text.fares.rides.1.slug': 'This is there twice. Please change one of them',
        'text.fares.rides.1.name': 'This is there twice. Please change one of them',
        'text.fares.rides.1.from': expect.stringContaining('Please enter a date of the years 2000 to'),
      },
    })
    const { climate } = partOfSurat('climate')
    const odd = { rainMm: 1e9, recordMaxC: 10, recordMinC: 30 }
    const months = climate.months.map((month, index) => (index === 0 ? { ...month, ...odd } : month))
    const { version } = await desk.read('climate')
    const ofClimate = { slug: 'climate', climate: { ...climate, months } } as const
    expect(await desk.save('climate', { version, text: ofClimate, as: 'draft' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          'text.climate.months.0.rainMm': 'Please enter 5000 or less',
          'text.climate.months.0.recordMaxC': 'This record is below the mean of the daily maxima',
          'text.climate.months.0.recordMinC': 'This record is above the mean of the daily minima',
        },
      },
    })
  })

  test('a draft is published at its time, and another process shows it', async () => {
    const second = await openSecondInstance(testApp)
    const publishAt = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
    await desk.changeCity({ tagline: 'At its time' }, { as: 'schedule', publishAt })
    testApp.clock.advance(11 * MINUTE_MS)
    await Promise.all([publishDue(testApp.services), publishDue(testApp.services)])
    await second.services.guide.renew()
    expect((await shownCity(second)).tagline).toBe('At its time')
    expect((await desk.read('city')).publishAt).toBeNull()
  })

  rule('a preview shows texts and fares as visitors would see them, and stores nothing', async () => {
    const { city, version } = await desk.readCity()
    const preview = async (part: CityPart) => desk.preview(part)
    expect(await preview({ slug: 'city', city: { ...city, name: 'Surat by the Tapi' } })).toMatchObject({
      city: { name: 'Surat by the Tapi', summary: city.summary },
    })
    expect((await preview(faresWith(31))).year.fares?.rides).toMatchObject([{ minimum: 31 }])
    expect((await desk.readCity()).version).toBe(version)
  })

  rule('a number that is none, or too small, is told in words at its field', async () => {
    const { version } = await desk.read('fares')
    const { fares } = partOfSurat('fares')
    const rides = fares.rides.map((ride) => ({ ...ride, minimum: 'twenty', perKm: null, waitingPerMinute: -1 }))
    const cityPart = { slug: 'fares', fares: { ...fares, rides } }
    expect(await desk.save('fares', { version, as: 'draft', text: cityPart })).toMatchObject({
      status: 400,
      body: {
        fields: {
          'text.fares.rides.0.minimum': 'Please enter a number',
          'text.fares.rides.0.perKm': 'Please enter a number',
          'text.fares.rides.0.waitingPerMinute': 'Please enter 0 or more',
        },
      },
    })
  })
})

describe.each(engines)('a city without fares and climate on $engine', ({ engine }) => {
  test('has them begun in the panel', async () => {
    const folder = copyCityFolder()
    folder.remove('fares.json')
    folder.remove('climate.json')
    const testApp = await createTestApp({ engine, env: { CITY: folder.path } })
    const desk = createCityDesk(testApp, await createUser(testApp, { isAdmin: true }))
    expect(await desk.call('GET /desk/city/climate')).toMatchObject({ status: 404 })
    expect((await shownYear(testApp)).climate).toBeNull()

    const begun = await desk.save('climate', { version: 0, as: 'publish', text: partOfSurat('climate') })
    const draft = await desk.save('fares', { version: 0, as: 'draft', text: partOfSurat('fares') })

    expect([begun.status, draft.status]).toEqual([200, 200])
    expect((await shownYear(testApp)).climate).not.toBeNull()
    expect((await shownYear(testApp)).fares).toBeNull()
    expect(await desk.actions('climate')).toEqual(['publish'])
  })
})
