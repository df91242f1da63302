import type { CalendarDate } from '#contract/text/dates.ts'
import type { Fares } from '#contract/city/fares.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { problemsOfDays } from './check-days.ts'
import { codedProblem } from './content-problems.ts'
import { repeatedItems } from './repeated-items.ts'

/** In any currency: a meal may cost some millions of the smallest ones. */
const AMOUNT_MAX = 10_000_000

/** Kilometres that a least fare covers. */
const MINIMUM_KM_MAX = 100

const NIGHT_FACTOR_MAX = 10

/** Metres of a way within a city and its surroundings. */
const WAY_MAX_METRES = 1_000_000

/**
 * Problems of fares that their schema cannot see, each as "field: problem".
 * @param now the date of now
 */
export function problemsOfFares(fares: Fares, now: CalendarDate): string[] {
  const { rides, tickets, food = [] } = fares
  return [
    ...repeatedItems(rides, ({ slug }) => slug).map((index) => twice(`rides.${index}.slug`)),
    ...repeatedItems(rides, ({ name }) => nameKey(name)).map((index) => twice(`rides.${index}.name`)),
    ...repeatedItems(tickets, ({ slug }) => slug).map((index) => twice(`tickets.${index}.slug`)),
    ...repeatedItems(tickets, ({ name }) => nameKey(name)).map((index) => twice(`tickets.${index}.name`)),
    ...repeatedItems(food, ({ priceLevel }) => priceLevel).map((index) => twice(`food.${index}.priceLevel`)),
    ...boundedNumbers(fares).flatMap(({ field, value, limit }) =>
      value !== null && value !== undefined && value > limit
        ? [codedProblem(field, 'content.at-most', { limit: String(limit) })]
        : [],
    ),
    ...problemsOfDays(getDays(fares), now),
  ]
}

function twice(field: string): string {
  return codedProblem(field, 'content.twice')
}

type BoundedNumber = { readonly field: string; readonly value: number | null | undefined; readonly limit: number }

function boundedNumbers({ rides, tickets, ways = [], food = [] }: Fares): BoundedNumber[] {
  return [
    ...rides.flatMap(({ minimum, minimumKm, perKm, waitingPerMinute, night }, index) => {
      const ride = `rides.${index}`
      return [
        { field: `${ride}.minimum`, value: minimum, limit: AMOUNT_MAX },
        { field: `${ride}.minimumKm`, value: minimumKm, limit: MINIMUM_KM_MAX },
        { field: `${ride}.perKm`, value: perKm, limit: AMOUNT_MAX },
        { field: `${ride}.waitingPerMinute`, value: waitingPerMinute, limit: AMOUNT_MAX },
        { field: `${ride}.night.factor`, value: night?.factor, limit: NIGHT_FACTOR_MAX },
      ]
    }),
    ...tickets.map(({ price }, index) => ({ field: `tickets.${index}.price`, value: price, limit: AMOUNT_MAX })),
    ...ways.map(({ maxMetres }, index) => ({
      field: `ways.${index}.maxMetres`,
      value: maxMetres,
      limit: WAY_MAX_METRES,
    })),
    ...food.map(({ amount: { value } }, index) => ({ field: `food.${index}.amount.value`, value, limit: AMOUNT_MAX })),
  ]
}

function getDays({ checkedOn, rides, tickets, ways = [], food = [] }: Fares) {
  return [
    { field: 'checkedOn', date: checkedOn },
    ...rides.flatMap(({ from, until }, index) => [
      { field: `rides.${index}.from`, date: from },
      { field: `rides.${index}.until`, date: until },
    ]),
    ...tickets.map(({ from }, index) => ({ field: `tickets.${index}.from`, date: from })),
    ...ways.flatMap(({ detour, kmPerHour, waitMinutes }, index) =>
      Object.entries({ detour, kmPerHour, waitMinutes }).map(([key, fact]) => ({
        field: `ways.${index}.${key}.checkedOn`,
        date: fact.checkedOn,
      })),
    ),
    ...food.map(({ amount }, index) => ({ field: `food.${index}.amount.checkedOn`, date: amount.checkedOn })),
  ]
}
