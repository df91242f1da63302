import type { SearchTask } from '#planning/plan/plan-search.ts'
import { at } from './made-up-plans.ts'
import { createRandom } from './random-numbers.ts'
import { randomDays, randomPlaces } from './random-places.ts'

/** A task of a few days and places. Every third has a stop that the traveller has fixed. */
export function randomTask(seed: number, maxPlaces: number): SearchTask {
  const random = createRandom(seed * 7_919)
  const count = 2 + Math.floor(random() * (maxPlaces - 1))
  const length = 1 + Math.floor(random() * 3)
  const [first, ...rest] = randomPlaces(count, { days: length, seed: seed * 104_729 })
  const days = randomDays(length, seed)
  if (seed % 3 > 0 || !first) return { days, candidates: first ? [first, ...rest] : rest, budget: null }
  const fixed = { ...first, fixedAt: at('11:00'), hours: 'always' as const }
  return {
    days: days.map((plan, index) => (index === 0 ? { ...plan, stops: [fixed] } : plan)),
    candidates: rest,
    budget: null,
  }
}
