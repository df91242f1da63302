import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { createTripPlans } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { suratFares } from '../../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide, planningPlace } from '../../../../tests/support/planned-trips.ts'
import { createViews } from '../itinerary/day-views.ts'
import { getAgendaDays } from './store-agenda.ts'

const timeZone = 'Asia/Kolkata'
const [TODAY, TOMORROW] = ['2026-12-08', '2026-12-09']
const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹', timeZone })
const at = (time: string) => Date.parse(`${time}:00+05:30`)

function getDays(now: string, fields: object = {}) {
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
  const shown = { trip: { ...trip, _id: 't' }, days, ways: createCityRoutes(suratFares), timeZone, formats }
  return getAgendaDays(shown, at(now))
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
