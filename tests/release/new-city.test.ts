import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '#server/guide/read-content.ts'
import { createCity, type NewCity } from '../../tools/cities/new-city.ts'
import { holidaysWithoutEnglish, publicHolidays } from '../../tools/cities/public-holidays.ts'
import { createGuideApp } from '../support/guide-app.ts'
import { runTool } from '../support/installations.ts'
import { temporaryFolder } from '../support/stores.ts'

const vadodara: NewCity = {
  name: 'Vadodara',
  country: 'IN',
  currency: 'INR',
  center: { lat: 22.3072, lng: 73.1812 },
}

const lisbon: NewCity = {
  name: 'Lisbon',
  country: 'PT',
  currency: 'EUR',
  center: { lat: 38.7139, lng: -9.1394 },
  timeZone: 'Europe/Lisbon',
  languages: ['pt', 'en'],
}

describe('a new city', () => {
  test('is a folder that the server starts with, and every page is there without a place', async () => {
    const folder = createCity(vadodara, temporaryFolder())
    const app = await createGuideApp({ env: { CITY: folder }, hasPages: true })

    for (const path of ['/', '/places', '/explore', '/cafe', '/suggest-trips', '/seasons', '/about', '/search?q=tea']) {
      const { statusCode, payload } = await app.inject({ url: path })
      expect([path, statusCode]).toEqual([path, 200])
      expect(payload).toContain('Vadodara')
      expect(payload).not.toMatch(/Surat|Gujarat|Tapi|locho|Dumas/)
      expect(payload).not.toContain('One place from each list')
    }
    const missing = await app.inject({ url: '/places/surat-castle' })
    expect(missing.statusCode).toBe(404)
  })

  test('is served in its own languages alone, and nothing leads to a page without content', async () => {
    const folder = createCity(lisbon, temporaryFolder())
    const app = await createGuideApp({ env: { CITY: folder }, hasPages: true })
    const read = async (path: string) => app.inject({ url: path })

    const home = (await read('/')).payload
    const sitemap = (await read('/sitemap.xml')).payload
    for (const path of ['/gu', '/gu/explore', '/hi/places', '/pt', '/gu/manifest.webmanifest']) {
      expect([path, (await read(path)).statusCode]).toEqual([path, 404])
    }
    expect((await read('/gu/explore')).payload).toContain('<html lang="en">')
    expect(home + sitemap).not.toMatch(/hreflang|href="\/(gu|hi)[/"]|>http[^<]*\/(gu|hi)[/<]/i)
    for (const path of ['/seasons', '/phrases', '/suggest-trips']) {
      expect(home + sitemap).not.toContain(`${path}"`)
      expect(sitemap).not.toContain(`${path}<`)
      expect((await read(path)).payload).toContain('<meta name="robots" content="noindex">')
    }
    expect((await read('/seasons')).payload).toContain('This guide says nothing about the year in Lisbon yet.')
    expect((await read('/api/search/all?q=jain')).payload).not.toContain('Jain')
  })

  test('knows the public holidays of its country at its birth, also those that move', async () => {
    const today = '2026-11-26'
    const calendar = await publicHolidays({ country: 'PT', languages: ['pt', 'en'], today })
    const folder = createCity(lisbon, temporaryFolder(), calendar)
    const app = await createGuideApp({ env: { CITY: folder }, hasPages: true })

    const days = new Map(calendar.events.map(({ name, dates }) => [name, dates.map(({ from }) => from)]))
    expect(days.get('Liberty Day')).toEqual(['2026-04-25', '2027-04-25', '2028-04-25'])
    expect(days.get('Good Friday')).toEqual(['2026-04-03', '2027-03-26', '2028-04-14'])
    const page = (await app.inject({ url: '/seasons' })).payload
    expect(page).toContain('Liberty Day')
    expect(page).not.toContain('noindex')
    expect((await app.inject({ url: '/' })).payload).toContain('href="/seasons"')
  })

  test('names the holidays that wait for an English name', async () => {
    const today = '2026-11-26'
    const portugal = await publicHolidays({ country: 'PT', languages: ['pt', 'en'], today })
    const india = await publicHolidays({ country: 'IN', languages: ['hi', 'en'], today })

    expect(await holidaysWithoutEnglish('PT', portugal)).toEqual([
      'Implantação da República',
      'Restauração da Independência',
    ])
    expect(await holidaysWithoutEnglish('IN', india)).toEqual([])
    expect(await holidaysWithoutEnglish('AQ', { ...india, events: [] })).toEqual([])
  })

  test('has an empty calendar where nobody knows the holidays of the country', async () => {
    const calendar = await publicHolidays({ country: 'AQ', languages: ['en'], today: '2026-11-26' })

    expect(calendar).toMatchObject({ events: [], sources: [] })
    expect(() => createCity({ ...lisbon, name: 'Base' }, temporaryFolder(), calendar)).not.toThrow()
  })

  test('outside of India has no drawing that shows India', () => {
    const folder = createCity(lisbon, temporaryFolder())
    const texts = readFileSync(join(folder, 'illustrations/illustrations.json'), 'utf8')

    expect(texts).not.toMatch(
      /kite|rickshaw|saree|sari|zari|stepwell|Hindu|Jain|marigold|glass of tea|block print|printed cloth|patterned/i,
    )
  })

  test('has a drawing for every page that needs one, and none that shows Surat', () => {
    const folder = createCity(vadodara, temporaryFolder())
    const texts = readFileSync(join(folder, 'illustrations/illustrations.json'), 'utf8')

    expect(texts).not.toMatch(/Surat|Tapi|Dumas|Rander|locho/)
    expect(Object.keys(readContent(folder).illustrations)).toEqual(
      expect.arrayContaining(['hero', 'about', 'not-found', 'category-explore', 'category-historical', 'temple']),
    )
  })

  test('has the time zone that is named after it, where its country has several', () => {
    const { timeZone: _zone, ...unzoned } = lisbon
    expect(readContent(createCity(unzoned, temporaryFolder())).city.timeZone).toBe('Europe/Lisbon')
  })

  test('names its country once where nobody has named the region', async () => {
    const app = await createGuideApp({ env: { CITY: createCity(lisbon, temporaryFolder()) }, hasPages: true })

    const home = (await app.inject({ url: '/' })).payload
    expect(home).toContain('hero-place">Portugal<')
    expect(home).not.toContain('Portugal, Portugal')
  })

  test('shows the sources of the facts of a place that has no others', async () => {
    const folder = createCity(lisbon, temporaryFolder())
    const fact = { source: 'https://tower.example/visit', checkedOn: '2026-11-26', confidence: 'official' }
    const place = {
      slug: 'tower',
      name: 'Tower',
      category: 'historical',
      kind: 'historical',
      schemaOrgType: 'Place',
      locality: 'Belém',
      description: 'A fort in the river.',
      tags: [],
      hours: null,
      priceLevel: null,
      priceNote: null,
      sources: [],
      lastChecked: '2026-11-26',
      confidence: 'low',
      illustration: 'old-town',
      geo: { lat: 38.6916, lng: -9.216, precision: 'site' },
      facts: { fees: { ...fact, value: { prices: [{ for: 'adult', amount: 1.5 }], from: null, until: null } } },
    }
    writeFileSync(join(folder, 'places.json'), JSON.stringify([place]))
    const app = await createGuideApp({ env: { CITY: folder }, hasPages: true })

    const page = (await app.inject({ url: '/places/tower' })).payload
    expect(page).toContain('tower.example › visit')
    expect(page).not.toContain('No public source has been found yet.')
    expect(page).toContain('Entry €1.50')
  })

  test('takes what is given before what it can guess', () => {
    const folder = createCity(
      { ...vadodara, name: 'São Luís', region: 'Maranhão', timeZone: 'America/Fortaleza', languages: ['pt', 'en'] },
      temporaryFolder(),
    )

    expect(readContent(folder).city).toMatchObject({
      slug: 'sao-luis',
      region: 'Maranhão',
      timeZone: 'America/Fortaleza',
      languages: ['pt', 'en'],
    })
  })

  test.each([
    [{ country: 'XX' }, 'is no country'],
    [{ country: 'BR' }, '--zone is missing. BR has America/'],
    [{ name: 'સુરત' }, 'Write the name in Latin letters'],
    [{ currency: 'rupees' }, 'city.json › currency'],
  ])('is refused with %o, which the message names, and nothing is written', (change, message) => {
    const parent = temporaryFolder()

    expect(() => createCity({ ...vadodara, ...change }, parent)).toThrow(message)
    expect(readdirSync(parent)).toEqual([])
  })

  test('is not written over', () => {
    const parent = temporaryFolder()
    createCity(vadodara, parent)

    expect(() => createCity(vadodara, parent)).toThrow('is there already')
  })

  test('is made by a command that says what it needs', async () => {
    const { status, output } = await runTool('city', { args: ['new', 'Vadodara'] })

    expect(status).toBe(1)
    expect(output).toContain('--country IN --currency INR --center LATITUDE,LONGITUDE')
  })

  const complete = ['--country', 'IL', '--currency', 'ILS', '--center', '32.08,34.78']
  test.each([
    ['what is not given', ['new', 'Vadodara', '--country', 'IN'], 'Not given: --currency, --center.'],
    ['an unknown command', ['neu', 'Vadodara'], 'There is no command “neu”.'],
    [
      'a name without quotation marks',
      ['new', 'Tel', 'Aviv', ...complete],
      'The name is “Tel”, and “Aviv” is left over',
    ],
    [
      'a currency that is none',
      ['new', 'Tel Aviv', ...complete, '--currency', 'XYZ'],
      '--currency XYZ is no currency.',
    ],
  ])('the command names %s', async (_case, args, sentence) => {
    const { status, output } = await runTool('city', { args })

    expect(status).toBe(1)
    expect(output).toContain(sentence)
  })

  test('the command shows its options', async () => {
    const { status, output } = await runTool('city', { args: ['--help'] })

    expect(status).toBe(0)
    expect(output).toContain('--country IN --currency INR --center LATITUDE,LONGITUDE')
  })
})
