import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

const Facts = z.looseObject({ fees: z.looseObject({ value: z.looseObject({}) }) })

async function readPlanning(env: Record<string, string> = {}) {
  const app = await createGuideApp({ env })
  const response = await app.inject('/api/planning')
  const planning = api.getPlanning.reply.parse(response.json())
  return { planning, response, place: (slug: string) => planning.places.find((place) => place.slug === slug) }
}

test('a plan knows hours, visit, fee, position and cautions of each place', async () => {
  const { place, planning } = await readPlanning()
  expect(planning.places).toHaveLength(73)
  expect(planning.places[0]?.slug).toBe('surat-castle')
  expect(place('surat-castle')).toMatchObject({
    name: 'Surat Castle',
    category: 'historical',
    precision: 'site',
    fee: { amount: 100, isEstimate: true, until: '2026-03-31' },
    openHours: { confidence: expect.any(String) },
  })
  expect(place('dumas-beach')?.cautions).toContain('monsoon')
  expect(place('dumas-beach')?.fee).toEqual({ amount: 0, isEstimate: true })
})

test.each([
  ['free under five', [{ for: 'child', amount: 0, ages: { from: null, to: 4 } }], {}],
  [
    'free under five, and a price above',
    [
      { for: 'child', amount: 0, ages: { from: null, to: 4 } },
      { for: 'child', amount: 20, ages: { from: 5, to: 12 } },
    ],
    { child: 20 },
  ],
  ['one price for all children', [{ for: 'child', amount: 10 }], { child: 10 }],
  [
    'two prices for children, whatever tells them apart',
    [
      { for: 'child', amount: 10 },
      { for: 'child', amount: 20 },
    ],
    {},
  ],
  [
    'visitors from abroad by their ages',
    [
      { for: 'foreigner', amount: 200, ages: { from: null, to: 15 } },
      { for: 'foreigner', amount: 500, ages: { from: 16, to: null } },
    ],
    { foreigner: 500 },
  ],
] as const)('the price of a group in a plan: %s', async (_tariff, groups, others) => {
  const castle = await readCastle([{ for: 'adult', amount: 50 }, ...groups])
  expect(castle?.fee?.others).toEqual(others)
})

const adult = { for: 'adult', amount: 20 }
const weekend = { for: 'adult', amount: 100, days: 'weekend' }

test.each([
  ['of every day and of weekends', [adult, weekend], 20, 100],
  ['of weekends alone', [weekend], null, 100],
  ['of weekends for children alone', [adult, { for: 'child', amount: 5, days: 'weekend' }], 20, 20],
  ['of every day', [adult], 20, undefined],
])('a plan knows prices %s', async (_tariff, prices, everyDay, onWeekends) => {
  const castle = await readCastle(prices)
  expect(castle?.fee?.amount ?? null).toBe(everyDay)
  expect(castle?.weekendFee?.amount).toBe(onWeekends)
})

/** @param prices those of the castle's tariff */
async function readCastle(prices: readonly unknown[]) {
  const folder = copyCityFolder()
  folder.editPlaces((places) =>
    places.map((entry) => {
      if (entry['slug'] !== 'surat-castle') return entry
      const facts = Facts.parse(entry['facts'])
      return { ...entry, facts: { ...facts, fees: { ...facts.fees, value: { ...facts.fees.value, prices } } } }
    }),
  )
  const { place } = await readPlanning({ CITY: folder.path })
  return place('surat-castle')
}

test('food has an estimate by its price level, and an unknown entry has no fee', async () => {
  const { planning } = await readPlanning()
  const getFees = (category: string) => planning.places.filter((place) => place.category === category)
  expect(getFees('street_food').every(({ fee }) => fee?.isEstimate === true && fee.amount > 0)).toBe(true)
  expect(planning.places.some(({ category, fee }) => category === 'explore' && fee === null)).toBe(true)
})

test('a plan knows the heat of months, and the feasts and seasons of dates', async () => {
  const { planning } = await readPlanning()
  expect(planning.months).toHaveLength(12)
  expect(planning.months[4]).toMatchObject({ month: 5, heat: 'hot', rain: 'dry' })
  expect(planning.days.seasons).toContainEqual({ slug: 'monsoon', name: 'Monsoon', from: '06-15', to: '09-30' })
  const starts = planning.days.events.map(({ from }) => from)
  expect(starts).toEqual(starts.toSorted())
  expect(planning.days.events.find(({ slug, from }) => slug === 'republic-day' && from === '2027-01-26')).toMatchObject(
    {
      to: '2027-01-26',
      kind: 'public-holiday',
    },
  )
  expect(planning).toMatchObject({ timeZone: 'Asia/Kolkata', fares: { ways: [{ kind: 'foot' }, { kind: 'auto' }] } })
})

test('a plan knows the wind warnings of the calendar, of one day and of several', async () => {
  const folder = copyCityFolder()
  const source = 'fixed-date'
  const condition = 'wind-warning'
  const alerts = [
    { condition, from: '2027-06-02', to: '2027-06-04', source },
    { condition, from: '2027-09-11', source },
  ]
  folder.editFile('calendar.json', (calendar) => ({ ...calendar, alerts }))
  const { planning } = await readPlanning({ CITY: folder.path })
  expect(planning.days.alerts).toEqual([
    { condition, from: '2027-06-02', to: '2027-06-04' },
    { condition, from: '2027-09-11', to: '2027-09-11' },
  ])
})

test('a city without climate, calendar and fares still has its places', async () => {
  const folder = copyCityFolder()
  for (const file of ['calendar.json', 'climate.json', 'fares.json']) rmSync(join(folder.path, file))
  folder.editPlaces((places) => places.map(({ facts: _facts, ...place }) => place))
  const { planning } = await readPlanning({ CITY: folder.path })
  expect(planning).toMatchObject({ fares: null, days: { events: [], seasons: [], alerts: [] } })
  expect(planning.months[4]).toEqual({ month: 5, heat: null, rain: null, meanMaxC: null })
  expect(planning.places.filter(({ fee }) => fee === null).length).toBeGreaterThan(30)
})
