import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { createStop, createSuratRoutes, getDay, MONDAY, spotAt } from '../../../../tests/support/made-up-plans.ts'
import { language } from '#messages/language.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { inexactLegText, toTravelModeName, legText } from './leg-text.ts'

const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
const routes = createSuratRoutes()

function lastWay(radiusMetres: number) {
  const day = getDay([createStop('castle'), createStop('tomb', { spot: spotAt(1.62, 0, radiusMetres) })])
  const visit = schedule(day, routes).visits.at(-1)
  if (!visit) throw new Error('The day has two stops')
  return [legText(visit, MONDAY, { routes, formats }), inexactLegText(visit, formats)]
}

test('a way has one figure, and says why where it is not exact', () => {
  const [exact, noReason] = lastWay(0)
  expect(exact).toMatch(/^auto \d+ min · [\d.]+ km · ≈₹\d+$/)
  expect(noReason).toBeNull()
  const [about, reason] = lastWay(1_500)
  expect(about).toMatch(/^auto ≈\d*[05] min · [\d.]+ km · ≈₹\d+$/)
  expect(reason).toMatch(/^It is not known exactly where one of the two stops is\. It may take \d+ min to \d+ min/)
})

test('two stops of one neighbourhood are not at the same spot', () => {
  const day = getDay([createStop('one', { spot: spotAt(0, 0, 300) }), createStop('other', { spot: spotAt(0, 0, 300) })])
  const visit = schedule(day, routes).visits.at(-1)
  expect(visit && legText(visit, MONDAY, { routes, formats })).toMatch(/^on foot ≈5 min · [1-9]00 m/)
})

test('of two stops in one building, one is beside the other', () => {
  const visit = schedule(getDay([createStop('museum'), createStop('planetarium')]), routes).visits.at(-1)
  expect(visit && legText(visit, MONDAY, { routes, formats })).toBe('right beside it')
})

test('a ride is a car where the tariffs of the city have no auto-rickshaw', () => {
  const { hasAutos } = routes
  expect([hasAutos, toTravelModeName('auto', routes), toTravelModeName('auto', { hasAutos: false })]).toEqual([
    true,
    'auto',
    'car',
  ])
  expect(toTravelModeName('foot', { hasAutos: false })).toBe('foot')
})
