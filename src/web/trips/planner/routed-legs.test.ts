import { expect, test } from 'vitest'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { createTripPlans, placeFor } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { MONDAY, suratFares } from '../../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide, planningPlace } from '../../../../tests/support/planned-trips.ts'
import { createViews } from '../itinerary/day-views.ts'
import { getRoutedLegs, routeQuestions } from './routed-legs.ts'

/** Steps of 0.001 degrees of latitude are about 111 metres. */
const at = (slug: string, lat: number, fields: Partial<PlanningPlace> = {}) =>
  planningPlace(slug, { geo: { lat, lng: 72.82 }, ...fields })

const guide = planningGuide([
  at('castle', 21.19),
  at('museum', 21.192),
  at('park', 21.24),
  at('lane', 21.242, { precision: 'locality' }),
])

function getDays(places: readonly (string | null)[]) {
  const trip = withStopIds(
    plannedTrip(places.map((place) => plannedActivity(place ?? 'Tea with Meera', { place, date: MONDAY }))),
  )
  return createViews()(trip, createTripPlans(guide)(trip)).days
}

const routes = createCityRoutes(suratFares)
const find = { placeFor: (slug: string | null) => placeFor(guide, slug) }

test('a day is asked about once for each kind of way that it has', () => {
  expect(routeQuestions(getDays(['castle', 'museum', 'park']), ['foot', 'auto'], routes)).toEqual([
    { way: 'foot', places: ['castle', 'museum'] },
    { way: 'auto', places: ['museum', 'park'] },
  ])
})

test('nothing is asked about ways that the service does not know, or of stops without an exact position', () => {
  expect(routeQuestions(getDays(['castle', 'museum', 'park']), ['auto'], routes)).toHaveLength(1)
  expect(routeQuestions(getDays(['castle', null, 'lane']), ['foot', 'auto'], routes)).toEqual([])
})

test('a plan has the ways that an answer knows, and its estimate where there is none', () => {
  const [castle, museum, park] = getDays(['castle', 'museum', 'park'])[0]?.stops ?? []
  if (!castle || !museum || !park) throw new Error('The day has no stops')
  const answer = {
    way: 'foot',
    places: ['castle', 'museum', 'park'],
    legs: [{ metres: 777, minutes: 12 }, null],
  } as const
  const routed = createCityRoutes(suratFares, getRoutedLegs([answer], find))

  expect(routed.getLeg(castle.stop, museum.stop)).toMatchObject({ way: 'foot', metres: { likely: 777 } })
  expect(routed.getLeg(museum.stop, park.stop)).toEqual(routes.getLeg(museum.stop, park.stop))
})
