import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { countDays } from '#contract/text/dates.ts'
import { api } from '#contract/api.ts'
import type { Trip, TripInput } from '#contract/trip/trips.ts'
import { createTrip } from '#server/travellers/trips/trips.ts'
import { countDraftDays, toTripInput } from '#web/trips/form/draft-input.ts'
import { changeDraft } from '#web/trips/form/change-draft.ts'
import { getDraft, emptyDraft, type TripDraft } from '#web/trips/form/trip-draft.ts'
import { textOfTrip } from '#web/trips/form/trip-text.ts'
import { generatedTrip } from './support/generated-trips.ts'
import { scaled } from './support/scale.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { callApi } from './support/api-calls.ts'
import { createUser } from './support/users.ts'

const TRIPS = scaled({ brief: 60, short: 1_000 })

const zones = ['Asia/Kolkata', 'UTC', 'America/New_York', 'America/St_Johns']
  .concat(['Europe/London', 'Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Kathmandu'])
  .map((zone) => ({ zone }))

let testApp: TestApp
const ownZone = process.env['TZ']

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

/** Every date of the trip, in the order of the form. */
function datesIn({ startDate, endDate, destinations }: TripDraft | TripInput | Trip): string[] {
  const all = destinations.flatMap(({ startDate, endDate, activities, accommodation, transportation }) => [
    startDate,
    endDate,
    ...activities.flatMap(({ date, time }) => [date, time]),
    accommodation.checkIn,
    accommodation.checkOut,
    transportation.departureTime,
    transportation.arrivalTime,
  ])
  return [startDate, endDate, ...all].map((date) => date ?? '')
}

function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** The same trips everywhere. */
const planned = fc.sample(generatedTrip(), TRIPS)

test('leap days are among the trips', () => {
  const leaping = planned.filter((trip) => datesIn(trip).some((date) => date.includes('-02-29')))
  expect(leaping.length).toBeGreaterThan(TRIPS / 20)
})

describe.each(zones)('on a device and a server in $zone', ({ zone }) => {
  test(`${TRIPS} trips, saved and loaded, have the same days and the same count of them`, async () => {
    process.env['TZ'] = zone
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(timeZone).toBe(Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)
    const { account, token } = await createUser(testApp)

    const saveAndLoad = async (trip: TripInput): Promise<TripDraft> => {
      const sent = toTripInput(getDraft(textOfTrip(trip), { kind: 'create' }), '₹')
      const input = api.createTrip.body.parse(overTheWire(sent.kind === 'valid' ? sent.input : sent))
      const saved = await createTrip(testApp.services, { account, input, idempotencyKey: null })
      const reply = api.createTrip.reply.parse(overTheWire({ success: true, trip: saved }))
      return changeDraft(emptyDraft, { kind: 'load-trip', trip: reply.trip })
    }
    const loaded: TripDraft[] = []
    for (const trip of planned) loaded.push(await saveAndLoad(trip))
    expect(loaded.map(datesIn)).toEqual(planned.map(datesIn))
    expect(loaded.map(countDraftDays)).toEqual(planned.map(({ startDate, endDate }) => countDays(startDate, endDate)))

    const listed = api.listTrips.reply.parse((await callApi(testApp, 'GET /trip/user-trips', { token })).body)
    const sorted = (dates: string[][]) => dates.map((each) => each.join(' ')).toSorted()
    expect(sorted(listed.trips.map(datesIn))).toEqual(sorted(planned.map(datesIn)))
  })
})
