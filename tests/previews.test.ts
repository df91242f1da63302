import { expect, test } from 'vitest'
import { api, type Api } from '#contract/api.ts'
import { callApi } from './support/api-calls.ts'
import { newEvent } from './support/desk-calendar.ts'
import { partOfSurat } from './support/desk-city.ts'
import { newPlace } from './support/desk-places.ts'
import { newTrip } from './support/desk-trips.ts'
import { dumpTables } from './support/dump.ts'
import { engines } from './support/stores.ts'
import { createTestApp } from './support/test-app.ts'
import { createUser } from './support/users.ts'

type Preview = Extract<keyof Api, `preview${string}`>

/** A preview without an input here does not compile. */
const inputs = {
  previewDeskPlace: { place: newPlace },
  previewDeskTrip: { trip: newTrip },
  previewDeskCalendarEntry: { calendarEntry: newEvent },
  previewDeskCityPart: { cityPart: partOfSurat('city') },
  previewLetter: { title: 'Kites', text: 'On the roofs.', places: ['surat-castle'] },
} as const satisfies Record<Preview, object>

test.each(engines)('a preview stores nothing on $engine', async ({ engine }) => {
  const testApp = await createTestApp({ engine })
  const { token } = await createUser(testApp, { isAdmin: true })
  const stored = async () => {
    // The last use of a session is noted at the first call.
    const { session: _session, ...others } = Object.fromEntries(await dumpTables(testApp.store))
    return others
  }
  const before = await stored()
  for (const [name, body] of Object.entries(inputs)) {
    const { method, path } = Object.entries(api).find(([key]) => key === name)?.[1] ?? api.previewLetter
    expect([name, (await callApi(testApp, `${method} ${path}`, { token, body })).status]).toEqual([name, 200])
  }
  expect(await stored()).toEqual(before)
})
