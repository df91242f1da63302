import type { MonthNormals } from '#contract/city/climate.ts'
import type { Heat, Nights, Rain, Weather } from '#contract/city/year.ts'

/** The first limit above the value names it. The limits are ours (docs/decisions/0049), not a standard. */
type Steps<Word> = readonly (readonly [below: number, word: Word])[]

/** Degrees Celsius. */
const HEATS: Steps<Heat> = [
  [10, 'cold'],
  [18, 'cool'],
  [24, 'mild'],
  [35, 'warm'],
  [36, 'hot'],
  [Infinity, 'very-hot'],
]

/** Degrees Celsius. */
const NIGHTS: Steps<Nights> = [
  [10, 'cold'],
  [18, 'cool'],
  [24, 'mild'],
  [Infinity, 'warm'],
]

/** Millimetres in a month. */
const RAINS: Steps<Rain> = [
  [20, 'dry'],
  [60, 'little'],
  [200, 'rain'],
  [Infinity, 'heavy'],
]

/** The words for a month. Pure. */
export function toWeather({ meanMaxC, meanMinC, rainMm }: MonthNormals): Weather {
  return {
    meanMaxC,
    meanMinC,
    rainMm,
    heat: wordFor(meanMaxC, HEATS, 'very-hot'),
    nights: wordFor(meanMinC, NIGHTS, 'warm'),
    rain: wordFor(rainMm, RAINS, 'heavy'),
  }
}

/** A month is among the best if it is dry, and mild or warm by day. */
export function isBestTime({ heat, rain }: Weather): boolean {
  return rain === 'dry' && (heat === 'mild' || heat === 'warm')
}

function wordFor<Word>(value: number, steps: Steps<Word>, last: Word): Word {
  return steps.find(([below]) => value < below)?.[1] ?? last
}
