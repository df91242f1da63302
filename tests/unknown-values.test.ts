import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { indianFormats } from './support/formats.ts'
import { createStop, createDay } from './support/made-up-plans.ts'
import { plannedActivity } from './support/planned-trips.ts'
import { getStop } from '#planning/plan/planned-stop.ts'
import { costText } from '#web/trips/itinerary/stop-text.ts'
import { stopHoursText } from '#web/trips/itinerary/stop-hours-text.ts'
import { copyCityFolder } from './support/city-folder.ts'
import { createGuideApp } from './support/guide-app.ts'

const UNKNOWN = 'apetito'
const Listed = z.object({ places: z.array(z.object({ slug: z.string(), match: z.string() })) })

/** A city in which nobody knows anything of a place but its name, its list and its neighbourhood. */
async function createAppOfUnknownPlace() {
  const folder = copyCityFolder()
  folder.editPlaces((places) =>
    places.map((place) => {
      if (place['slug'] !== UNKNOWN) return place
      return { ...place, hours: null, priceLevel: null, priceNote: null, facts: {}, description: 'A place.' }
    }),
  )
  return createGuideApp({ env: { CITY: folder.path }, hasPages: true })
}

test('what nobody knows of a place has no default in filters, plan, paper, page and data for search engines', async () => {
  const app = await createAppOfUnknownPlace()
  const matches = [
    'free=1',
    'price=0',
    'price=1',
    'price=2',
    'price=3',
    'open=2026-12-04T12:00',
    'stepfree=1',
    'diet=jain',
    'setting=indoor',
  ]
  const matched = await Promise.all(
    matches.map(async (query) => {
      const { places } = Listed.parse((await app.inject(`/api/places?${query}`)).json())
      return [query, places.find(({ slug }) => slug === UNKNOWN)?.match]
    }),
  )
  expect(matched).toEqual(matches.map((query) => [query, 'unknown']))

  const planning = api.getPlanning.reply.parse((await app.inject('/api/planning')).json())
  const place = planning.places.find(({ slug }) => slug === UNKNOWN) ?? null
  expect(place).toMatchObject({ fee: null, openHours: null, visitMinutes: null, setting: null, bestTime: [] })
  const activity = { ...plannedActivity('Visit', { place: UNKNOWN, date: '2026-12-04' }), id: 'visit' }
  const stop = getStop(activity, place, { center: planning.center, timeZone: planning.timeZone, dates: ['2026-12-04'] })
  expect(stop).toMatchObject({ cost: null, setting: null })
  const visit = { stop: createStop('visit', { hours: stop.hours }), leg: null, arrives: 720, starts: 720, leaves: 780 }
  expect(stopHoursText(visit, createDay({ date: '2026-12-04' }), place)).toBe('Hours not known: ask before you go')
  expect(costText({ stop, activity }, place, indianFormats)).toBe('cost not known')

  const page = (await app.inject(`/places/${UNKNOWN}`)).body
  expect(page).toContain('Price not known')
  const [, jsonLd = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  expect(jsonLd).toContain('"name":"Apetito"')
  const claims = ['priceRange', 'isAccessibleForFree', 'openingHours', 'telephone', 'aggregateRating', 'publicAccess']
  expect(claims.filter((claim) => jsonLd.includes(claim))).toEqual([])
})
