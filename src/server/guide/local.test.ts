import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

test('dishes are listed with their seasons, names and places, and found by search, lists and pages', async () => {
  const app = await createGuideApp()
  const read = async (url: string, headers = {}) => (await app.inject({ url, headers })).json<unknown>()
  const { dishes } = api.listDishes.reply.parse(await read('/api/dishes'))
  expect(dishes.length).toBe(21)
  expect(dishes.find(({ slug }) => slug === 'ponk')).toMatchObject({
    name: 'Ponk',
    season: 'From Labh Pancham, five days after Diwali, to about February',
    places: [{ slug: 'ponk-market', name: 'Ponk market' }],
    names: [
      { lang: 'gu', name: 'પોંક' },
      { lang: 'hi', name: 'पोंक' },
    ],
  })
  const inHindi = api.listDishes.reply.parse(await read('/api/dishes', { 'accept-language': 'hi' }))
  expect(inHindi.dishes.find(({ slug }) => slug === 'undhiyu')).toMatchObject({ name: 'उंधियू', season: 'सर्दी' })

  const found = async (term: string) => {
    const { results } = api.searchGuide.reply.parse(await read(`/api/search?q=${encodeURIComponent(term)}`))
    return results.map(({ kind, slug }) => `${kind}/${slug}`)
  }
  expect((await found('undhiyu'))[0]).toBe('dish/undhiyu')
  expect((await found('ઊંધિયું'))[0]).toBe('dish/undhiyu')
  expect(await found('ponk vada')).toEqual(expect.arrayContaining(['dish/ponk-vada', 'place/ponk-market']))
  const { place } = api.getPlace.reply.parse(await read('/api/places/lijjat-khawsa'))
  expect(place.dishes).toEqual([{ slug: 'khawsa', name: 'Khawsa' }])
})

test('what visitors need is listed and found, and stays out of the lists of places', async () => {
  const app = await createGuideApp()
  const { services } = api.listServices.reply.parse((await app.inject('/api/services')).json())
  expect(services.find(({ slug }) => slug === 'emergency-112')?.phones).toEqual(['112'])
  // Only these two positions are exact. The others say that they are not.
  const exact = services.filter(({ geo }) => geo && geo.precision === undefined)
  expect(exact.map(({ slug }) => slug)).toEqual(['airport', 'railway-station'])
  const first = async (term: string) => {
    const { results } = api.searchGuide.reply.parse((await app.inject(`/api/search?q=${term}`)).json())
    return results[0]?.slug
  }
  const toilets = api.searchGuide.reply.parse((await app.inject('/api/search?q=toilet')).json()).results
  expect(toilets.slice(0, 4).map(({ slug }) => slug)).toContain('toilets')
  expect(await first('airport')).toBe('airport')
  expect(await first('hospital')).toBe('smimer')
  expect(await first('railway%20station')).toBe('railway-station')
  const { places } = api.listPlaceIndex.reply.parse((await app.inject('/api/places')).json())
  expect(places.some(({ slug }) => services.some((service) => service.slug === slug))).toBe(false)
})

test('the sitemap has the pages of dishes and services in each language', async () => {
  const app = await createGuideApp()
  const { body } = await app.inject('/sitemap.xml')
  for (const path of ['/dishes', '/gu/dishes', '/hi/dishes', '/services']) expect(body).toContain(`${path}</loc>`)
})
