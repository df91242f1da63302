import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { toWeather } from './month-words.ts'
import { sunTimesOn } from './sun.ts'

async function readYear(env: Record<string, string> = {}) {
  const app = await createGuideApp({ env })
  const { year } = api.getYear.reply.parse((await app.inject('/api/seasons')).json())
  const { city } = api.getCity.reply.parse((await app.inject('/api/city')).json())
  const month = (wanted: number) => year.months.find(({ month }) => month === wanted)
  return { year, city, month }
}

const getSlugs = (entries: readonly { slug: string }[] = []) => entries.map(({ slug }) => slug)

describe('the year of Surat', () => {
  test('recommends the dry months that are not hot, in a sentence', async () => {
    const { year, city } = await readYear()
    expect(year.months.filter(({ isBest }) => isBest).map(({ month }) => month)).toEqual([1, 2, 11, 12])
    expect(city.whenToCome).toBe('November to February: 31 to 34 °C by day, 15 to 20 °C by night, and hardly any rain.')
  })

  test('names July after its heavy rain and the beaches that may close', async () => {
    const { month } = await readYear()
    expect(month(7)?.weather).toMatchObject({ rain: 'heavy', nights: 'warm', rainMm: 466.3 })
    expect(getSlugs(month(7)?.seasons)).toEqual(['monsoon'])
    expect(month(7)?.seasons[0]?.mayClose).toEqual([
      { slug: 'dumas-beach', name: 'Dumas Beach' },
      { slug: 'suvali-beach', name: 'Suvali Beach' },
    ])
  })

  test('has ponk from December to February, and not in July', async () => {
    const { month } = await readYear()
    const hasPonk = (wanted: number) => getSlugs(month(wanted)?.seasons).includes('ponk')
    expect([12, 1, 2].map(hasPonk)).toEqual([true, true, true])
    expect([3, 7, 11].map(hasPonk)).toEqual([false, false, false])
  })

  test('shows a feast in each month that one of its dates touches, with only those dates', async () => {
    const { month } = await readYear()
    const datesIn = (wanted: number, slug: string) =>
      month(wanted)
        ?.events.find((event) => event.slug === slug)
        ?.dates.map(({ from }) => from)
    expect(datesIn(10, 'diwali')).toEqual(['2027-10-29', '2028-10-17'])
    expect(datesIn(11, 'diwali')).toEqual(['2026-11-08'])
    expect(datesIn(3, 'ramadan')).toEqual(['2026-02-18', '2027-02-08'])
  })

  test('names the places that a feast closes, and those that are there during it alone', async () => {
    const { month } = await readYear()
    const event = (wanted: number, slug: string) => month(wanted)?.events.find((each) => each.slug === slug)
    expect(getSlugs(event(1, 'republic-day')?.closedThen)).toEqual(['science-centre-surat', 'sardar-patel-museum'])
    expect(getSlugs(event(2, 'ramadan')?.onlyThen)).toEqual(['rander-ramzan-bazaar'])
    expect(event(1, 'republic-day')?.onlyThen).toEqual([])
  })

  test('names the places that are closed until further notice, and since when', async () => {
    const { year } = await readYear()
    expect(year.closed).toEqual([
      {
        slug: 'jagdishchandra-bose-aquarium',
        name: 'Jagdishchandra Bose Aquarium',
        reason: 'repairs',
        since: null,
        confidence: 'agreed',
        checkedOn: '2026-11-26',
      },
    ])
  })

  test('orders the feasts of a month and says how sure each date is', async () => {
    const { month, year } = await readYear()
    expect(getSlugs(month(1)?.events)).toEqual(['uttarayan', 'vasi-uttarayan', 'republic-day', 'ramadan'])
    expect(month(3)?.events.find(({ slug }) => slug === 'eid-al-fitr')?.dates).toEqual([
      { from: '2026-03-21', to: '2026-03-21', kind: 'public-holiday', certainty: 'listed', note: null },
      { from: '2027-03-09', to: '2027-03-09', kind: 'public-holiday', certainty: 'by-the-moon', note: null },
    ])
    expect(year.years).toEqual([2026, 2027, 2028])
  })
})

test('a city without files about its year still has its sun, and recommends no months', async () => {
  const folder = copyCityFolder()
  rmSync(join(folder.path, 'calendar.json'))
  rmSync(join(folder.path, 'climate.json'))
  rmSync(join(folder.path, 'fares.json'))
  // Opening hours name days of the calendar.
  folder.editPlaces((places) => places.map(({ facts: _facts, ...place }) => place))
  const { year, city, month } = await readYear({ CITY: folder.path })
  expect(month(6)).toMatchObject({ weather: null, isBest: false, sun: { sunrise: '05:56' }, events: [], seasons: [] })
  expect(year).toMatchObject({ years: [], climate: null, calendar: null, fares: null })
  expect(city.whenToCome).toBeNull()
})

const center = { lat: 21.1959, lng: 72.8302 }

/** Minutes since midnight. */
const toMinutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test.each([
  ['2027-01-15', '07:18', '18:17'],
  ['2027-02-15', '07:09', '18:36'],
  ['2027-03-15', '06:47', '18:48'],
  ['2027-04-15', '06:19', '18:57'],
  ['2027-05-15', '06:00', '19:09'],
  ['2027-06-15', '05:56', '19:21'],
  ['2027-07-15', '06:05', '19:23'],
  ['2027-08-15', '06:17', '19:08'],
  ['2027-09-15', '06:25', '18:41'],
  ['2027-10-15', '06:34', '18:14'],
  ['2027-11-15', '06:49', '17:57'],
  ['2027-12-15', '07:08', '17:59'],
])('the sun of %s rises and sets within two minutes of the researched table', (date, sunrise, sunset) => {
  const sun = sunTimesOn(date, center, 'Asia/Kolkata')
  expect(Math.abs(toMinutes(sun?.sunrise) - toMinutes(sunrise))).toBeLessThanOrEqual(2)
  expect(Math.abs(toMinutes(sun?.sunset) - toMinutes(sunset))).toBeLessThanOrEqual(2)
})

test('where the sun does not set there is no sunset', () => {
  expect(sunTimesOn('2027-06-15', { lat: 69.65, lng: 18.96 }, 'Europe/Oslo')).toBeNull()
})

test.each([
  ['a cold, wet winter', { meanMaxC: 4, meanMinC: -2, rainMm: 120 }, ['cold', 'cold', 'rain']],
  ['a mild spring', { meanMaxC: 18, meanMinC: 10, rainMm: 59.9 }, ['mild', 'cool', 'little']],
  ['a day just below hot', { meanMaxC: 34.9, meanMinC: 23.9, rainMm: 19.9 }, ['warm', 'mild', 'dry']],
  ['a hot day', { meanMaxC: 35, meanMinC: 24, rainMm: 20 }, ['hot', 'warm', 'little']],
  ['a very hot day', { meanMaxC: 36, meanMinC: 27, rainMm: 200 }, ['very-hot', 'warm', 'heavy']],
])('%s has its words', (_name, normals, words) => {
  const { heat, nights, rain } = toWeather({ ...normals, recordMaxC: null, recordMinC: null })
  expect([heat, nights, rain]).toEqual(words)
})
