import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { addDays } from '#contract/text/dates.ts'
import { Fares } from '#contract/city/fares.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { paces } from '#contract/trip/plan-kinds.ts'
import type { Day, DayPlan, TripPlan } from '#planning/plan/day-plan.ts'
import type { Stop, StopHours } from '#planning/plan/stop.ts'

/** Fares and ways of Surat. */
export const suratFares = Fares.parse(JSON.parse(readFileSync('content/surat/fares.json', 'utf8')))

export const createSuratRoutes = () => createCityRoutes(suratFares)

/** A Monday in the cool season. */
export const MONDAY = '2026-12-07'

/** Minutes of HH:MM. */
export const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const openFrom = (from: string, to: string, lastEntryMinutes = 0): StopHours => ({
  state: 'open',
  intervals: [[at(from), at(to)]],
  lastEntryMinutes,
})

const CASTLE = { lat: 21.1959, lng: 72.8188, radiusMetres: 0 }

/** A spot so many kilometres north and east of the castle of Surat. */
export const spotAt = (northKm: number, eastKm = 0, radiusMetres = 0) => ({
  lat: CASTLE.lat + northKm / 111.2,
  lng: CASTLE.lng + eastKm / 103.7,
  radiusMetres,
})

export function createStop(id: string, fields: Partial<Stop> = {}): Stop {
  return {
    id,
    spot: CASTLE,
    area: null,
    stayMinutes: 60,
    fixedAt: null,
    wayHere: null,
    cost: null,
    setting: null,
    cautions: [],
    isMeal: false,
    bestTime: [],
    hours: 'always',
    hoursConfirmedFor: null,
    ...fields,
  }
}

export function createDay(fields: Partial<Day> = {}): Day {
  return {
    date: MONDAY,
    start: at('09:00'),
    end: at('20:00'),
    pace: 'steady',
    isHot: false,
    isInMonsoon: false,
    hasWindWarning: false,
    ...fields,
  }
}

export const getDay = (stops: readonly Stop[], day: Partial<Day> = {}): DayPlan => ({ day: createDay(day), stops })

export const tripFor = (days: readonly DayPlan[], fields: Partial<TripPlan> = {}): TripPlan => ({
  days,
  ideas: [],
  budget: null,
  ...fields,
})

const quarter = (from: string, to: string) =>
  fc.integer({ min: at(from) / 15, max: at(to) / 15 }).map((quarters) => quarters * 15)

const intervalWithin = (from: string, to: string) =>
  fc
    .tuple(quarter(from, to), quarter(from, to))
    .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other) + 60])

const openHours = fc.record({
  state: fc.constant('open' as const),
  intervals: fc.oneof(
    { weight: 3, arbitrary: intervalWithin('07:00', '21:00').map((interval) => [interval]) },
    { weight: 1, arbitrary: fc.tuple(intervalWithin('06:00', '11:00'), intervalWithin('13:00', '20:00')) },
  ),
  lastEntryMinutes: fc.constantFrom(0, 0, 30),
})

const hours: fc.Arbitrary<StopHours> = fc.oneof(
  { weight: 6, arbitrary: openHours },
  { weight: 1, arbitrary: fc.constantFrom('weekly', 'holiday', 'season', 'repairs').map(closed) },
  { weight: 1, arbitrary: fc.constant({ state: 'unknown' as const }) },
)

function closed(reason: 'weekly' | 'holiday' | 'season' | 'repairs'): StopHours {
  return { state: 'closed', reason }
}

/** Dates of a trip from a Monday on. */
export const getDates = (days: number) => Array.from({ length: days }, (_, index) => addDays(MONDAY, index))

/** Any stop of the days, with its number in the id. */
export function stops(days: number, { mayBeFixed = true } = {}): fc.Arbitrary<(id: string) => Stop> {
  const dates = getDates(days)
  const fixedAt = mayBeFixed
    ? fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, quarter('08:00', '21:00'))
    : fc.constant(null)
  return fc
    .record({
      spot: fc
        .tuple(
          fc.double({ min: -8, max: 8, noNaN: true }),
          fc.double({ min: -8, max: 8, noNaN: true }),
          fc.constantFrom(0, 0, 300, 1500),
        )
        .map(([north, east, radius]) => spotAt(north, east, radius)),
      stayMinutes: fc.constantFrom(15, 30, 45, 60, 90, 120, 180),
      fixedAt,
      cost: fc.constantFrom(null, 0, 50, 200),
      setting: fc.constantFrom<Stop['setting'][]>(null, 'indoor', 'outdoor', 'mixed'),
      cautions: fc.constantFrom<Stop['cautions'][]>([], [], ['monsoon'], ['monsoon', 'wind-warning']),
      isMeal: fc.boolean(),
      bestTime: fc.constantFrom<Stop['bestTime'][]>([], [], ['morning'], ['evening']),
      hours: fc.oneof(
        { weight: 1, arbitrary: fc.constant<Stop['hours']>('always') },
        {
          weight: 4,
          arbitrary: fc.array(hours, { minLength: days, maxLength: days }).map((list): Stop['hours'] =>
            Object.fromEntries(
              dates.flatMap((date, index) => {
                const known = list[index]
                return known ? [[date, known]] : []
              }),
            ),
          ),
        },
      ),
    })
    .map((fields) => (id: string) => createStop(id, fields))
}

/** Any day of a trip. */
export function day(date: string): fc.Arbitrary<Day> {
  return fc.record({
    date: fc.constant(date),
    start: quarter('08:00', '11:00'),
    end: quarter('17:00', '22:00'),
    pace: fc.constantFrom(...paces),
    isHot: fc.boolean(),
    isInMonsoon: fc.boolean(),
    hasWindWarning: fc.boolean(),
  })
}

/** Any trip of a few days with up to six stops on each. */
export const trips: fc.Arbitrary<TripPlan> = fc.integer({ min: 1, max: 3 }).chain((length) =>
  fc.record({
    days: fc.tuple(
      ...getDates(length).map((date, dayIndex) =>
        fc.record({
          day: day(date),
          stops: fc
            .array(stops(length), { maxLength: 6 })
            .map((makers) => makers.map((make, index) => make(`${dayIndex}-${index}`))),
        }),
      ),
    ),
    ideas: fc.constant([]),
    budget: fc.constantFrom(null, null, 100, 500),
  }),
)
