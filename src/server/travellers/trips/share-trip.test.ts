import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkSections, sectionFields, SharedTrip, type LinkSection } from '#contract/trip/shared-trip.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import { blankActivity } from '#planning/plan/trip-with-plan.ts'
import { exportedPlaces, savedTrip } from '../../../../tests/support/exported-trips.ts'
import { generatedTrip } from '../../../../tests/support/generated-trips.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { shareTrip } from './share-trip.ts'

const TRIPS = scaled({ brief: 200, short: 1_000 })

/** The paths of all values. Lists are gone through. */
function pathsIn(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsIn(entry, path))
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) => pathsIn(inner, [...path, field]))
}

function getFields(sections: readonly LinkSection[]): string[] {
  return sections.flatMap((section): readonly string[] => sectionFields[section])
}

const trips = generatedTrip(exportedPlaces, []).map((content) => ({
  ...savedTrip(content),
  people: [{ name: 'Asha', email: 'asha@surat.example' }],
}))
const sections = fc.subarray([...linkSections])

test(`an answer has only fields of its sections, in ${TRIPS} trips and choices of sections`, () => {
  fc.assert(
    fc.property(trips, sections, (trip, chosen) => {
      const shared = shareTrip(trip, chosen)
      const listed = new Set(getFields(['days', ...chosen]))
      expect(pathsIn(shared).filter((path) => !listed.has(path))).toEqual([])
      expect(SharedTrip.parse(shared)).toEqual(shared)
    }),
    { numRuns: TRIPS },
  )
})

test(`an answer has every field of its sections that the trip has, in ${TRIPS} trips`, () => {
  fc.assert(
    fc.property(trips, sections, (trip, chosen) => {
      const listed = new Set(getFields(['days', ...chosen]))
      const expected = pathsIn(trip).filter((path) => listed.has(path))
      expect(pathsIn(shareTrip(trip, chosen)).toSorted()).toEqual(expected.toSorted())
    }),
    { numRuns: TRIPS },
  )
})

test('no two sections list a field, and the lists together are the whole schema', () => {
  const listed = getFields(linkSections)
  expect(new Set(listed).size).toBe(listed.length)
  const everything = Object.fromEntries(linkSections.map((section) => [section, true]))
  expect(Object.keys(everything)).toEqual(Object.keys(sectionFields))
})

test('neither email, booking reference, done stop nor note of a payment is in any section', () => {
  const listed = getFields(linkSections).join()
  expect(listed).not.toMatch(/email|booking|isDone|hoursConfirmed|spending\.note|spending\.id|_id|version/i)
})

test('where one sleeps is in the stays alone, and a pin is where its stop is', () => {
  const [made] = fc.sample(trips, { numRuns: 1, seed: 1 })
  if (!made) throw new Error('Nothing was generated.')
  const [lodging, pin] = [
    { lat: 21.111_111, lng: 72.811_111 },
    { lat: 21.222_222, lng: 72.822_222 },
  ]
  const accommodation = { ...noAccommodation, name: 'Hotel Sarovar', guidePlace: 'hotel-sarovar', point: lodging }
  const activities = [{ ...blankActivity({ id: 'home', name: 'Home', place: null }), point: pin }]
  const destination = { location: '', startDate: null, endDate: null, notes: '', transportation: noTransportation }
  const trip = { ...made, destinations: [{ ...destination, name: 'Surat', accommodation, activities }] }
  const closed = shareTrip(trip, ['notes', 'money', 'people'])
  expect(JSON.stringify(closed)).not.toMatch(/sarovar|21\.111111|72\.811111/i)
  expect(closed.destinations[0]?.activities[0]?.point).toEqual(pin)
  const open = shareTrip(trip, ['stays'])
  expect(open.destinations[0]?.accommodation).toMatchObject({ guidePlace: 'hotel-sarovar', point: lodging })
})

test('guests read no signs that nobody sees', { tags: 'weakness/invisible-names' }, () => {
  const [made] = fc.sample(trips, { numRuns: 1, seed: 1 })
  const description = 'One\u202e\u200b two\u2028BEGIN:VEVENT\u0085three\r\n\tfour\u000b'
  const shared = made && shareTrip({ ...made, description }, ['notes'])
  expect(shared?.description).toBe('One two BEGIN:VEVENT three\r\n\tfour ')
})
