import { expect, test } from 'vitest'
import { planByDay } from './plan-by-day.ts'

const activity = (name: string, date: string | null, time = '') => ({ name, date, time, notes: '' })

const trip = {
  startDate: '2028-02-28',
  endDate: '2028-03-01',
  destinations: [
    {
      name: 'Old city',
      notes: '',
      startDate: null,
      endDate: null,
      activities: [
        activity('Supper', '2028-02-28', '20:00'),
        activity('Stroll', '2028-02-28'),
        activity('Some day', null),
        activity('Too early', '2028-02-27', '09:00'),
      ],
    },
    {
      name: 'Coast',
      notes: '',
      startDate: null,
      endDate: null,
      activities: [activity('Breakfast', '2028-02-28', '08:00'), activity('Too late', '2028-03-02')],
    },
  ],
}

function getNames(planned: readonly { stop: { name: string } }[]) {
  return planned.map(({ stop: { name } }) => name)
}

test('every day from start to end is listed, 29 February too', () => {
  expect(planByDay(trip).days.map(({ number, date }) => [number, date])).toEqual([
    [1, '2028-02-28'],
    [2, '2028-02-29'],
    [3, '2028-03-01'],
  ])
})

test('a day has the activities of all destinations in time order, those without a time last', () => {
  expect(getNames(planByDay(trip).days[0]?.stops ?? [])).toEqual(['Breakfast', 'Supper', 'Stroll'])
})

test('an activity names its destination', () => {
  expect(planByDay(trip).days[0]?.stops[0]).toMatchObject({ destination: 1, destinationName: 'Coast' })
})

test('activities without a date stand apart', () => {
  expect(getNames(planByDay(trip).undated)).toEqual(['Some day'])
})

test('activities outside the dates of the trip are pointed out', () => {
  expect(getNames(planByDay(trip).outside)).toEqual(['Too early', 'Too late'])
})

test('a same-day trip has one day', () => {
  expect(planByDay({ ...trip, endDate: trip.startDate }).days).toHaveLength(1)
})

test.each([
  { startDate: '', endDate: '2028-03-01' },
  { startDate: '2028-03-01', endDate: '2028-02-28' },
])('a trip from $startDate to $endDate has the days of its activities, and none is outside', (span) => {
  const { days, outside } = planByDay({ ...trip, ...span })
  expect(days.map(({ number, date }) => [number, date])).toEqual([
    [null, '2028-02-27'],
    [null, '2028-02-28'],
    [null, '2028-03-02'],
  ])
  expect(outside).toEqual([])
})

test('of a trip of many years only the days with an activity are listed', () => {
  const { days } = planByDay({ ...trip, startDate: '0001-01-01', endDate: '9999-12-31' })
  expect(days.map(({ date }) => date)).toEqual(['2028-02-27', '2028-02-28', '2028-03-02'])
})

const stay = (name: string, startDate: string | null, endDate: string | null = null) => ({
  name,
  notes: '',
  startDate,
  endDate,
  activities: [],
})

test('a stay shows on each of its days, among the stops of the day', () => {
  const { days, outside } = planByDay({
    ...trip,
    destinations: [...trip.destinations, stay('Ubharat', '2028-02-28', '2028-02-29')],
  })
  expect(days.map(({ stops }) => getNames(stops))).toEqual([
    ['Breakfast', 'Supper', 'Stroll', 'Ubharat'],
    ['Ubharat'],
    [],
  ])
  expect(getNames(outside)).toEqual(['Too early', 'Too late'])
})

test('a stay that begins before the trip or ends after it is pointed out once, and shows on the days of the trip', () => {
  const { days, outside } = planByDay({ ...trip, destinations: [stay('Ubharat', '2028-02-20', '2028-03-20')] })
  expect(days.map(({ stops }) => getNames(stops))).toEqual([['Ubharat'], ['Ubharat'], ['Ubharat']])
  expect(getNames(outside)).toEqual(['Ubharat'])
})

test('a stay of a trip without dates shows on each of its days', () => {
  const { days } = planByDay({ ...trip, startDate: '', destinations: [stay('Ubharat', '2028-02-28', '2028-03-01')] })
  expect(days.map(({ date }) => date)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})

test('a stay that ends before it starts, or at no date, has one day', () => {
  const destinations = [stay('Ubharat', '2028-02-29', '2028-02-28'), stay('Tithal', '2028-02-29', 'soon')]
  expect(planByDay({ ...trip, destinations }).days.map(({ stops }) => getNames(stops))).toEqual([
    [],
    ['Ubharat', 'Tithal'],
    [],
  ])
})

test.each([
  ['a trip without dates', { startDate: '', endDate: '' }],
  ['a trip as long as it', { startDate: '0001-01-01', endDate: '9999-12-31' }],
])('of a stay of many years in %s, the first and the last day are listed', (_case, span) => {
  const { days } = planByDay({ ...trip, ...span, destinations: [stay('Ubharat', '0001-01-01', '9999-12-31')] })
  expect(days.map(({ date }) => date)).toEqual(['0001-01-01', '9999-12-31'])
})

test('a destination without activities is a stop itself, on its first day or without a date', () => {
  const { days, undated } = planByDay({
    ...trip,
    destinations: [stay('Gopal Locho', '2028-02-29'), stay('Dotivala', null), stay(' ', '2028-02-29')],
  })
  expect(days.map(({ stops }) => getNames(stops))).toEqual([[], ['Gopal Locho'], []])
  expect(getNames(undated)).toEqual(['Dotivala'])
})
