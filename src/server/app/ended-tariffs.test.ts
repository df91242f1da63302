import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

const Facts = z.looseObject({})
const Listed = z.object({ places: z.array(z.object({ slug: z.string(), match: z.string() })) })
const fees = (prices: object[]) => ({
  value: { prices, from: null, until: '2026-03-31' },
  source: 'https://example.org/prices',
  checkedOn: '2026-03-01',
  confidence: 'official',
})
const CAFE = 'apetito'
const FREE = 'dumas-beach'

/** A city in which the tariffs of a café, of a fort and of a free beach have ended. */
async function createAppOfEndedTariffs() {
  const folder = copyCityFolder()
  const tariffs = new Map([
    [CAFE, { priceLevel: 2, fees: fees([{ for: 'child', amount: 10 }]) }],
    [FREE, { priceLevel: 0, fees: fees([]) }],
  ])
  folder.editPlaces((places) =>
    places.map((place) => {
      const tariff = tariffs.get(String(place['slug']))
      if (!tariff) return place
      const facts = { ...Facts.parse(place['facts']), fees: tariff.fees }
      return { ...place, priceLevel: tariff.priceLevel, facts }
    }),
  )
  return createGuideApp({ env: { CITY: folder.path }, hasPages: true })
}

test('a place whose tariff has ended has no known price in filters, plans, pages and data for search engines', async () => {
  const app = await createAppOfEndedTariffs()
  const getSlugs = async (query: string) => {
    const { places } = Listed.parse((await app.inject(`/api/places?${query}`)).json())
    return places.flatMap(({ slug, match }) => (match === 'unknown' ? [slug] : []))
  }
  const ended = [CAFE, FREE, 'surat-castle']
  for (const query of ['price=0', 'price=1', 'price=2', 'free=1'])
    expect(await getSlugs(query)).toEqual(expect.arrayContaining(ended))

  const planning = api.getPlanning.reply.parse((await app.inject('/api/planning')).json())
  const [cafe, beach] = [CAFE, FREE].map((slug) => planning.places.find((place) => place.slug === slug))
  expect(cafe?.fee).toBeNull()
  expect(cafe?.priceEnd?.past).toBe('Prices were fixed until March 2026; today’s price is not known')
  expect(beach?.fee).toMatchObject({ amount: 0, until: '2026-03-31' })

  const page = (await app.inject(`/places/${CAFE}`)).body
  expect(page).not.toContain('priceRange')
  expect(page).toContain('the price after that is not known')
  expect(page).not.toContain('₹₹')
  const beachPage = (await app.inject(`/places/${FREE}`)).body
  expect(beachPage).not.toContain('isAccessibleForFree')
  expect(beachPage).toContain('Free until March 2026; the price after that is not known')
})
