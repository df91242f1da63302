import type { Fact } from '#contract/place/fact.ts'
import { getPriceLevel, isTariffLimited } from '#contract/place/known-price.ts'
import type { PlaceFacts } from '#contract/place/place-facts.ts'
import type { PlaceTraits } from '#contract/place/place-traits.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'

/**
 * Derives the traits of a place, which the filters compare, from its facts. If sources contradict each other, the trait
 * is not known.
 */
export function getTraits(place: Pick<PlaceFacts, 'facts' | 'priceLevel'>): PlaceTraits {
  const { facts = {} } = place
  const priceLevel = getPriceLevel(place)
  const free = isFree(facts.fees, priceLevel)
  const diet = undisputed(facts.diet)
  const setting = undisputed(facts.setting)
  const stepFree = undisputed(facts.stepFree)
  return {
    ...(free !== undefined && { free }),
    ...(priceLevel === null && facts.fees && { priced: true as const }),
    ...(diet !== undefined && { diet }),
    ...(setting !== undefined && { setting }),
    ...(stepFree !== undefined && { stepFree }),
  }
}

function undisputed<Value>(fact: Fact<Value> | undefined): Value | undefined {
  return fact?.confidence === 'conflict' ? undefined : fact?.value
}

/**
 * Without a known tariff, the price level counts: 0 is free or street access, every other level costs, and null is not
 * known. A tariff that is limited to some days says nothing about today. A tariff without a price for adults on every
 * day does not say what most people pay.
 */
function isFree(fees: ResearchedFacts['fees'], priceLevel: number | null): boolean | undefined {
  if (!fees) return priceLevel === null ? undefined : priceLevel === 0
  const tariff = undisputed(fees)
  if (!tariff || isTariffLimited(fees)) return undefined
  const entries = tariff.prices.filter(({ for: group }) => group !== 'camera')
  if (entries.some(({ amount }) => amount > 0)) return false
  return entries.length === 0 || entries.some(({ for: group, days }) => group === 'adult' && !days) ? true : undefined
}
