import type { DayPlan, TripPlan } from '#planning/plan/day-plan.ts'
import type { Stop, StopHours } from '#planning/plan/stop.ts'
import { createDay, createStop, getDates, openFrom, spotAt } from './made-up-plans.ts'
import { createRandom } from './random-numbers.ts'

type Random = () => number

const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** Areas of a city: its old centre, and others around it, in kilometres north and east of the castle. */
const AREAS: readonly [string, number, number][] = [
  ['Old city', 0, 0],
  ['Rander', 3, -4],
  ['Adajan', 0.5, -3],
  ['Vesu', -6, -3],
  ['Katargam', 4, 2],
  ['Dumas', -12, -11],
]

/** A place as a guide has them: areas, hours that are often not known, closed days, settings, cautions. */
function randomPlace(random: Random, id: string, dates: readonly string[]): Stop {
  const [area, north, east] = AREAS[Math.floor(random() ** 1.5 * AREAS.length)] ?? ['Old city', 0, 0]
  const spread = () => (random() - 0.5) * 2
  return createStop(id, {
    spot: spotAt(north + spread(), east + spread(), oneOf(random, [0, 0, 300, 1_500])),
    area,
    stayMinutes: oneOf(random, [20, 30, 45, 60, 60, 90, 120]),
    setting: oneOf(random, [null, 'indoor', 'outdoor', 'mixed']),
    cautions: area === 'Dumas' ? ['monsoon', 'wind-warning'] : [],
    isMeal: random() < 0.25,
    bestTime: oneOf<Stop['bestTime']>(random, [[], [], ['morning'], ['evening']]),
    hours: randomHours(random, dates),
    cost: oneOf(random, [null, 0, 20, 100]),
  })
}

function randomHours(random: Random, dates: readonly string[]): Stop['hours'] {
  if (random() < 0.25) return {}
  if (random() < 0.15) return 'always'
  const usual: StopHours = oneOf(random, [
    openFrom('10:00', '18:00', 30),
    openFrom('06:00', '21:00'),
    openFrom('09:30', '16:30'),
    openFrom('17:00', '23:00'),
    {
      state: 'open',
      intervals: [
        [360, 660],
        [960, 1_200],
      ],
      lastEntryMinutes: 0,
    },
  ])
  const isClosed = dates.map(() => random() < 0.15)
  return Object.fromEntries(
    dates.map((date, index) => [date, isClosed[index] ? { state: 'closed', reason: 'weekly' } : usual]),
  )
}

export function randomPlaces(count: number, { days, seed }: { days: number; seed: number }): Stop[] {
  const random = createRandom(seed)
  const dates = getDates(days)
  return Array.from({ length: count }, (_, index) => randomPlace(random, `place-${index}`, dates))
}

/** Days of one pace and weather. */
export function randomDays(days: number, seed: number): DayPlan[] {
  const random = createRandom(seed)
  const pace = oneOf(random, ['easy', 'steady', 'full'] as const)
  const [isHot, isInMonsoon] = [random() < 0.3, random() < 0.2]
  return getDates(days).map((date) => ({ day: createDay({ date, pace, isHot, isInMonsoon }), stops: [] }))
}

/** A trip as somebody leaves it who does not think: every day gets the next stops of the list. */
export function randomTrip({ days, stops, seed = 1 }: { days: number; stops: number; seed?: number }): TripPlan {
  const places = randomPlaces(stops, { days, seed })
  const share = Math.ceil(stops / days)
  const filled = randomDays(days, seed).map((plan, index) => ({
    ...plan,
    stops: places.slice(index * share, (index + 1) * share),
  }))
  return { days: filled, ideas: [], budget: null }
}
