import { expect, onTestFinished, test, vi } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { createTripPlans } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { suratFares } from '../../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide, planningPlace } from '../../../../tests/support/planned-trips.ts'
import { createViews } from '../itinerary/day-views.ts'
import { readAgenda } from '../../session/agenda.ts'
import { readStored } from '../../session/browser-storage.ts'
import { beginSession, endSession } from '../../session/session.ts'
import { getAgendaDays, storeAgenda } from './store-agenda.ts'

const timeZone = 'Asia/Kolkata'
const [TODAY, TOMORROW] = ['2026-12-08', '2026-12-09']
const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹', timeZone })
const at = (time: string) => Date.parse(`${time}:00+05:30`)

function getShown(fields: object = {}) {
  const guide = planningGuide([planningPlace('castle'), planningPlace('garden')])
  const stop = (name: string, date: string, more: object) =>
    plannedActivity(name, { place: name, date, durationMinutes: 60, ...more })
  const trip = withStopIds({
    ...plannedTrip([
      stop('castle', TODAY, { time: '10:00', isDone: true }),
      stop('garden', TODAY, { time: '15:30' }),
      stop('castle', TOMORROW, { time: '09:00' }),
    ]),
    startDate: TODAY,
    endDate: TOMORROW,
    ...fields,
  })
  const { days } = createViews()(trip, createTripPlans(guide)(trip))
  return { trip: { ...trip, _id: 't' }, days, routes: createCityRoutes(suratFares), timeZone, formats }
}

function getDays(now: string, fields: object = {}) {
  return getAgendaDays(getShown(fields), at(now))
}

test('an agenda has what is not done yet, with the times of the plan', () => {
  expect(getDays(`${TODAY}T11:00`)).toEqual([
    {
      from: at(`${TODAY}T00:00`),
      to: at(`${TOMORROW}T00:00`),
      label: 'Your trip today · Day 1 of 2',
      stops: [{ time: '15:30', name: 'garden' }],
    },
    {
      from: at(`${TOMORROW}T00:00`),
      to: at('2026-12-10T00:00'),
      label: 'Your trip today · Day 2 of 2',
      stops: [{ time: '09:00', name: 'castle' }],
    },
  ])
})

test('a day that is over is not in it, and one that goes on after midnight is not over', () => {
  expect(getDays(`${TOMORROW}T00:30`).map(({ label }) => label)).toEqual(['Your trip today · Day 2 of 2'])
  const late = getDays(`${TOMORROW}T00:30`, { dayStart: '16:00', dayEnd: '02:00' })
  expect(late.map(({ to }) => to)).toEqual([at(`${TOMORROW}T02:00`), at('2026-12-10T02:00')])
})

test('an agenda is of the account of the session alone, and goes when another one logs in', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => {
    endSession()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const [kavya, leela] = ['kavya', 'leela'].map((id) => {
    const email = `${id}@example.org`
    return { id, _id: id, name: id, email, phone: '', address: '', isAdmin: false }
  })
  const now = at(`${TODAY}T11:00`)
  if (!kavya || !leela) throw new Error('There are two.')
  beginSession('first', kavya)
  storeAgenda('kavya', getShown(), now)
  expect(readAgenda()).toMatchObject({ userId: 'kavya', tripId: 't' })
  beginSession('second', leela)
  expect(readStored('agenda')).toBeNull()
  // A page of the account before that rests late.
  storeAgenda('kavya', getShown(), now)
  expect(readStored('agenda')).toBeNull()
})
