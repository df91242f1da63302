import type { PlaceFacts } from './place-facts.ts'
import type { ResearchedFacts } from './researched-facts.ts'

type Fees = NonNullable<ResearchedFacts['fees']>

/**
 * True if the prices do not hold on every day: the tariff has a last day, or had not begun on the day it was checked.
 * The guide has no clock of its own, so that such a tariff says nothing of a day that nobody names.
 */
export function isTariffLimited({ value: { from, until }, checkedOn }: Pick<Fees, 'checkedOn' | 'value'>): boolean {
  return until !== null || (from !== null && from > checkedOn)
}

/** The price level that visitors see. Null: not known, also beside a tariff that is limited to some days. */
export function getPriceLevel({ facts, priceLevel }: Pick<PlaceFacts, 'facts' | 'priceLevel'>): number | null {
  return facts?.fees && isTariffLimited(facts.fees) ? null : priceLevel
}
