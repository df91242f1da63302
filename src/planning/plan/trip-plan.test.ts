import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Access } from '#contract/place/access.ts'
import { addDays } from '#contract/text/dates.ts'
import { at, createSuratRoutes, MONDAY } from '../../../tests/support/made-up-plans.ts'
import {
  keepingEdits,
  plannedActivity,
  plannedTrip,
  plannedTrips,
  planningGuide,
  planningPlace,
} from '../../../tests/support/planned-trips.ts'
import { findProblems } from './plan-check.ts'
import { getCost } from './planned-stop.ts'
import { schedule } from './schedule.ts'
import { applyEdit } from './trip-edit.ts'
import { getTripPlan } from './trip-plan.ts'
import type { NamedActivity } from './trip-with-plan.ts'

const TUESDAY = addDays(MONDAY, 1)
const guide = planningGuide()

const getIds = (stops: readonly { id: string }[] = []) => stops.map(({ id }) => id)

describe('the plan of a trip', () => {
  test('has a day for each date, and ideas for what has no date or one outside of the trip', () => {
    const trip = plannedTrip([
      plannedActivity('Castle', { id: 'castle', date: TUESDAY }),
      plannedActivity('Market', { id: 'market' }),
      plannedActivity('Beach', { id: 'beach', date: addDays(MONDAY, 9) }),
    ])
    const { days, ideas } = getTripPlan(trip, guide)
    expect(days.map(({ day, stops }) => [day.date, getIds(stops)])).toEqual([
      [MONDAY, []],
      [TUESDAY, ['castle']],
    ])
    expect(getIds(ideas)).toEqual(['market', 'beach'])
  })

  test('orders a day by position, and an older client’s stop by its time', () => {
    const trip = plannedTrip([
      plannedActivity('Last', { id: 'last', date: MONDAY, position: 3, time: '18:00' }),
      plannedActivity('First', { id: 'first', date: MONDAY, position: 1 }),
      plannedActivity('Untimed', { id: 'untimed', date: MONDAY }),
      plannedActivity('Lunch', { id: 'lunch', date: MONDAY, time: '13:00' }),
    ])
    expect(getIds(getTripPlan(trip, guide).days[0]?.stops)).toEqual(['first', 'lunch', 'last', 'untimed'])
  })

  test.each([
    [addDays(MONDAY, -1), [null, 5]],
    [MONDAY, [100, 5]],
  ])('knows no fee after its last day, here %s, but what the traveller says', (until, costs) => {
    const fort = planningPlace('fort', { fee: { amount: 100, isEstimate: true, until } })
    const visit = { date: MONDAY, place: 'fort' }
    const trip = plannedTrip([plannedActivity('Fort', visit), plannedActivity('Mine', { ...visit, cost: 5 })])
    const [plan] = getTripPlan(trip, planningGuide([fort])).days
    expect(plan?.stops.map(({ cost }) => cost)).toEqual(costs)
  })

  test.each([
    ['before its first day', MONDAY, { from: addDays(MONDAY, 1) }, null],
    ['on its first day', MONDAY, { from: MONDAY }, 100],
    ['without a day, of a tariff that ends', null, { until: MONDAY }, null],
    ['without a day, of a tariff that nobody ends', null, {}, 100],
  ])('the fee of a stop %s', (_case, date, days, cost) => {
    const fort = planningPlace('fort', { fee: { amount: 100, isEstimate: true, ...days } })
    expect(getCost({ cost: null, date }, fort)?.value ?? null).toBe(cost)
  })

  test.each([
    ['from Monday to Friday', addDays(MONDAY, 4), 20],
    ['on Saturday', addDays(MONDAY, 5), 100],
    ['on Sunday', addDays(MONDAY, 6), 100],
    ['without a day', null, null],
  ])('of two fees the one of its day counts, here %s', (_case, date, cost) => {
    const lake = planningPlace('lake', {
      fee: { amount: 20, isEstimate: false },
      weekendFee: { amount: 100, isEstimate: false },
    })
    expect(getCost({ cost: null, date }, lake)?.value ?? null).toBe(cost)
    expect(getCost({ cost: null, date }, { ...lake, weekendFee: null })?.value ?? null).toBe(cost === 20 ? 20 : null)
  })

  describe('plans a place without hours by the words of its access', () => {
    const getPlan = (access: Access, fields: Partial<NamedActivity> = {}) => {
      const place = planningPlace('stall', { access: { ...access, sentence: 'In words' } })
      const activity = plannedActivity('Stall', { date: MONDAY, place: 'stall', durationMinutes: 60, ...fields })
      const trip = getTripPlan(plannedTrip([activity]), planningGuide([place]))
      const routes = createSuratRoutes()
      const [day] = trip.days
      const problems = findProblems(trip, routes).filter(({ code }) => code === 'hours-unknown' || code === 'closed')
      return { starts: day && schedule(day, routes).visits[0]?.starts, problems }
    }
    const unknown = [{ code: 'hours-unknown', access: 'In words', date: MONDAY }]

    test('open ground and what is seen from the street at any time, without a warning', () => {
      expect(getPlan({ kind: 'open-ground' })).toEqual({ starts: at('09:00'), problems: [] })
      expect(getPlan({ kind: 'street-view' }, { time: '05:00' })).toEqual({ starts: at('05:00'), problems: [] })
    })

    test('evenings in the evening, and at another fixed time with the same words', () => {
      const evenings: Access = { kind: 'day-parts', parts: ['evening'] }
      expect(getPlan(evenings)).toEqual({ starts: at('17:00'), problems: [] })
      expect(getPlan(evenings, { time: '11:00' }).problems).toMatchObject(unknown)
      expect(getPlan(evenings, { time: '11:00', hoursConfirmedFor: MONDAY }).problems).toEqual([])
    })

    test('from about a time on not before it, and what is left open as a question', () => {
      expect(getPlan({ kind: 'about', from: '11:00' })).toMatchObject({ starts: at('11:00'), problems: unknown })
      expect(getPlan({ kind: 'about', until: '23:00' })).toMatchObject({ starts: at('09:00'), problems: unknown })
      expect(getPlan({ kind: 'about', from: '10:00', until: '23:00' })).toEqual({ starts: at('10:00'), problems: [] })
      expect(getPlan({ kind: 'about', from: '18:00', until: '02:00' }, { time: '22:30' }).problems).toEqual([])
    })

    test('by appointment as a question, which asking answers', () => {
      expect(getPlan({ kind: 'appointment' }).problems).toMatchObject(unknown)
      expect(getPlan({ kind: 'appointment' }, { hoursConfirmedFor: MONDAY }).problems).toEqual([])
    })
  })

  test('takes stay and cost from the traveller, else from the guide, else an hour and nothing', () => {
    const fort = planningPlace('fort', { visitMinutes: { min: 60, max: 120 }, fee: { amount: 100, isEstimate: false } })
    const trip = plannedTrip([
      plannedActivity('Mine', { date: MONDAY, place: 'fort', durationMinutes: 20, cost: 5 }),
      plannedActivity('Fort', { date: MONDAY, place: 'fort' }),
      plannedActivity('Walk', { date: MONDAY }),
    ])
    const [plan] = getTripPlan(trip, planningGuide([fort])).days
    expect(plan?.stops.map(({ stayMinutes, cost }) => [stayMinutes, cost])).toEqual([
      [20, 5],
      [90, 100],
      [60, null],
    ])
  })

  test('knows a fixed time, the way, food, and only the cautions that a day can meet', () => {
    const stall = planningPlace('stall', { category: 'street_food', cautions: ['monsoon', 'high-tide'] })
    const activity = plannedActivity('Stall', { date: MONDAY, place: 'stall', time: '08:15', wayHere: 'foot' })
    const [plan] = getTripPlan(plannedTrip([activity]), planningGuide([stall])).days
    expect(plan?.stops[0]).toMatchObject({ fixedAt: at('08:15'), wayHere: 'foot', isMeal: true, cautions: ['monsoon'] })
  })

  test('says nothing of the hours of a lost place, and a mere name never closes', () => {
    const trip = plannedTrip([
      plannedActivity('Gone', { date: MONDAY, place: 'gone' }),
      plannedActivity('Breakfast', { date: MONDAY }),
    ])
    const [plan] = getTripPlan(trip, guide).days
    expect(plan?.stops.map(({ hours, spot }) => [hours, spot.radiusMetres])).toEqual([
      [{}, 6_000],
      ['always', 6_000],
    ])
  })

  test('takes hours and pace of a day from the day, else from the trip, else the usual ones', () => {
    const night = { date: TUESDAY, start: '17:00', end: '01:30', pace: null, note: '' }
    const trip = plannedTrip([], { pace: 'easy', dayStart: '10:00', days: [night] })
    const [monday, tuesday] = getTripPlan(trip, guide).days
    expect(monday?.day).toMatchObject({ start: at('10:00'), end: at('20:00'), pace: 'easy' })
    expect(tuesday?.day).toMatchObject({ start: at('17:00'), end: at('25:30'), pace: 'easy' })
  })

  test.each([
    ['2027-05-31', { isHot: true, isInMonsoon: false }],
    ['2027-06-14', { isHot: false, isInMonsoon: false }],
    ['2027-06-15', { isHot: false, isInMonsoon: true }],
    ['2027-09-30', { isHot: false, isInMonsoon: true }],
    ['2027-10-01', { isHot: false, isInMonsoon: false }],
  ])('on %s it has the weather of the guide', (date, weather) => {
    const { days } = getTripPlan(plannedTrip([], { startDate: date, endDate: date }), guide)
    expect(days[0]?.day).toMatchObject({ ...weather, hasWindWarning: false })
  })

  test('noon is hot where it is 33 degrees, also with cool nights, and unknown weather is not', () => {
    const months = [{ month: 11, heat: 'warm' as const, rain: 'dry' as const, meanMaxC: 34.1 }]
    const isHot = (date: string, own = { ...guide, months }) =>
      getTripPlan(plannedTrip([], { startDate: date, endDate: date }), own).days[0]?.day.isHot
    expect([isHot('2027-11-10'), isHot('2027-12-10')]).toEqual([true, false])
  })

  test.each([
    ['2027-06-01', false],
    ['2027-06-02', true],
    ['2027-06-04', true],
    ['2027-06-05', false],
  ])('on %s it knows whether a wind warning of the calendar holds', (date, hasWindWarning) => {
    const alerts = [{ condition: 'wind-warning' as const, from: '2027-06-02', to: '2027-06-04' }]
    const warned = { ...guide, days: { ...guide.days, alerts } }
    const { days } = getTripPlan(plannedTrip([], { startDate: date, endDate: date }), warned)
    expect(days[0]?.day).toMatchObject({ hasWindWarning })
  })

  test('a trip of many years has its ends and the days with stops', () => {
    const trip = plannedTrip([plannedActivity('Castle', { date: '2028-01-01' })], { endDate: '2099-01-01' })
    expect(getTripPlan(trip, guide).days.map(({ day }) => day.date)).toEqual([MONDAY, '2028-01-01', '2099-01-01'])
  })

  test('a budget of 0 is none', () => {
    expect(getTripPlan(plannedTrip([]), guide).budget).toBeNull()
    expect(getTripPlan(plannedTrip([], { budget: 500 }), guide).budget).toBe(500)
  })

  test('an old trip gets the same ids each time', () => {
    const trip = plannedTrip([
      plannedActivity('Castle', { date: MONDAY }),
      plannedActivity('Beach', { id: 'stop-0-0' }),
    ])
    const plan = getTripPlan(trip, guide)
    expect([getIds(plan.days[0]?.stops), getIds(plan.ideas)]).toEqual([['stop-0-0-2'], ['stop-0-0']])
    expect(getTripPlan(trip, guide)).toEqual(plan)
  })

  test('keeps the days that an edit leaves as they are', () => {
    const trip = plannedTrip([
      plannedActivity('Castle', { id: 'castle', date: MONDAY }),
      plannedActivity('Museum', { id: 'museum', date: TUESDAY }),
    ])
    const before = getTripPlan(trip, guide)
    const edited = applyEdit(trip, { kind: 'set-stop', stopId: 'museum', fields: { cost: 20 } })
    const after = getTripPlan(edited, guide, before)
    expect(after.days.map((day, index) => day === before.days[index])).toEqual([true, false])
  })

  test('is the same, with the plan before the edit or without', () => {
    fc.assert(
      fc.property(plannedTrips, keepingEdits, (trip, edit) => {
        const named = applyEdit(trip, { kind: 'set-trip', fields: {} })
        const before = getTripPlan(named, guide)
        const edited = applyEdit(named, edit)
        const after = getTripPlan(edited, guide, before)
        expect(after).toEqual(getTripPlan(structuredClone(edited), guide))
      }),
    )
  })
})
