import { expect, test } from 'vitest'
import { createVisitRank, sortByVisitRank } from './visit-order.ts'

const center = { lat: 21, lng: 72 }

const place = (slug: string, kind: 'nature' | 'museum' | 'cafe', lat: number | null) => ({
  slug,
  kind,
  geo: lat === null ? null : { lat, lng: 72 },
})

const activity = (place: string | null, durationMinutes?: number) => ({
  name: 'Stop',
  place,
  day: 1,
  time: '09:00',
  notes: '',
  ...(durationMinutes !== undefined && { durationMinutes }),
})

const trip = (...activities: ReturnType<typeof activity>[]) => ({
  destinations: [{ name: 'City', location: 'City', fromDay: 1, toDay: 1, notes: '', activities }],
})

function getOrder(places: readonly ReturnType<typeof place>[], trips: readonly ReturnType<typeof trip>[]): string[] {
  const order = sortByVisitRank(places.map(createVisitRank({ trips, center })))
  return order.map((position) => places[position]?.slug ?? '')
}

test('sights of the suggested trips come first, then other sights, then food', () => {
  const places = [
    place('beach', 'nature', 22),
    place('cafe-of-trip', 'cafe', 21),
    place('unsuggested', 'museum', 21),
    place('cafe', 'cafe', 21),
    place('garden', 'nature', 21.1),
    place('castle', 'museum', 21.2),
  ]
  const trips = [
    trip(activity('garden', 30), activity('cafe-of-trip', 30), activity('castle', 75)),
    trip(activity('beach', 90)),
  ]
  expect(getOrder(places, trips)).toEqual(['castle', 'garden', 'beach', 'unsuggested', 'cafe-of-trip', 'cafe'])
})

test('a place of several trips has its place in the first, with its longest visit there', () => {
  const places = [place('twice', 'museum', 21), place('once', 'museum', 21), place('later', 'museum', 21)]
  const trips = [
    trip(activity('twice', 10), activity('once', 60), activity('twice', 61), activity(null)),
    trip(activity('later', 300), activity('once', 300)),
  ]
  expect(getOrder(places.toReversed(), trips)).toEqual(['twice', 'once', 'later'])
})

test('without trips the nearest to the centre come first, and those without a position last, in their order', () => {
  const places = [
    place('nowhere', 'museum', null),
    place('nowhere-else', 'museum', null),
    place('far', 'museum', 22),
    place('near', 'nature', 21.01),
  ]
  expect(getOrder(places, [])).toEqual(['near', 'far', 'nowhere', 'nowhere-else'])
})
