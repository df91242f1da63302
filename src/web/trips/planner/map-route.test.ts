import { expect, test } from 'vitest'
import { createTripPlans, placeFor } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { indianFormats } from '../../../../tests/support/formats.ts'
import { MONDAY } from '../../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide, planningPlace } from '../../../../tests/support/planned-trips.ts'
import { createViews } from '../itinerary/day-views.ts'
import { routeOnMap } from './map-route.ts'

const guide = planningGuide([
  planningPlace('castle', { geo: { lat: 21.19, lng: 72.82 } }),
  planningPlace('museum', { geo: { lat: 21.2, lng: 72.82 } }),
  planningPlace('lane', { geo: { lat: 21.21, lng: 72.83 }, precision: 'locality' }),
])
const means = { placeFor: (slug: string | null) => placeFor(guide, slug), formats: indianFormats }

function getViews(places: readonly (readonly [place: string | null, date: string | null])[]) {
  const trip = withStopIds(plannedTrip(places.map(([place, date]) => plannedActivity(place ?? 'Tea', { place, date }))))
  return createViews()(trip, createTripPlans(guide)(trip))
}

test('a stop without a position keeps its number, and interrupts the line of its day', () => {
  const views = getViews([
    ['castle', MONDAY],
    ['museum', MONDAY],
    [null, MONDAY],
    ['lane', MONDAY],
  ])
  const { pins, lines, notOnMap } = routeOnMap(views, 'all', means)
  expect(pins.map(({ sign }) => sign)).toEqual(['1', '2', '4'])
  expect(lines.map(({ points }) => points)).toEqual([
    [
      { lat: 21.19, lng: 72.82 },
      { lat: 21.2, lng: 72.82 },
    ],
  ])
  expect(notOnMap).toBe(1)
})

test('a stop of which only the neighbourhood is known says so', () => {
  const { pins } = routeOnMap(getViews([['lane', MONDAY]]), { date: MONDAY }, means)
  expect(pins[0]).toMatchObject({
    precision: 'locality',
    label: expect.stringMatching(/somewhere in this neighbourhood$/),
  })
})

test('ideas show on every day, and the view is that of the stops', () => {
  const views = getViews([
    ['castle', MONDAY],
    ['museum', null],
  ])
  const { pins, fit } = routeOnMap(views, { date: MONDAY }, means)
  expect(pins.map(({ label, colour }) => [label.split(',')[0], colour])).toEqual([
    ['1', 1],
    ['Idea', null],
  ])
  expect(fit).toEqual([{ lat: 21.19, lng: 72.82 }])
  expect(routeOnMap(views, 'ideas', means).pins.map(({ name }) => name)).toEqual(['museum'])
})
