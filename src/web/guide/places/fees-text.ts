import { placePage } from '#messages/place-page.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import { isTariffLimited } from '#contract/place/known-price.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'

type Fees = NonNullable<ResearchedFacts['fees']>['value']
type Price = Fees['prices'][number]

/** All prices in a line, such as "Adults ₹100 · children ₹50". Pure. */
export function showFees({ prices, from, until }: Fees, formats: Formats): string {
  const all = prices.length === 0 ? [placePage.free] : prices.map((price) => showPrice(price, formats))
  return [...all, ...daysText({ from, until }, formats)].join(' · ')
}

/**
 * The price for an adult, for a glance: "Entry ₹20", or "Entry ₹20 · ₹100 (on weekends)" where adults have several. All
 * prices of a tariff without one for adults, and of one that holds on some days alone.
 */
export function showEntry(fees: NonNullable<ResearchedFacts['fees']>, formats: Formats): string {
  const adults = fees.value.prices.filter((price) => price.for === 'adult')
  if (adults.length === 0 || isTariffLimited(fees)) return showFees(fees.value, formats)
  // One price at a glance needs no ages.
  const prices = adults.length > 1 ? adults : adults.map(({ ages: _ages, ...price }) => price)
  return fill(placePage.entry, {
    price: prices.map((price) => withDetails(showAmount(price, formats), price, formats)).join(' · '),
  })
}

function showPrice(price: Price, formats: Formats): string {
  const group = placePage.feeGroups[price.for]
  return withDetails(fill(placePage.priceFor, { group, price: showAmount(price, formats) }), price, formats)
}

function showAmount({ amount }: Price, formats: Formats): string {
  return amount === 0 ? placePage.freeOfCharge : showMoney(amount, formats)
}

function withDetails(text: string, { ages, days }: Price, formats: Formats): string {
  const details = [...agesText(ages, formats), ...(days === undefined ? [] : [placePage.onWeekends])]
  return details.length === 0 ? text : `${text} (${details.join(', ')})`
}

function agesText(ages: Price['ages'], { number }: Formats): string[] {
  if (!ages) return []
  const { from, to } = ages
  if (from === null) return to === null ? [] : [fill(placePage.agesTo, { to: number(to) })]
  return [
    to === null
      ? fill(placePage.agesFrom, { from: number(from) })
      : fill(placePage.agesBetween, { from: number(from), to: number(to) }),
  ]
}

function daysText({ from, until }: Pick<Fees, 'from' | 'until'>, formats: Formats): string[] {
  return [
    ...(from === null ? [] : [fill(placePage.fixedFrom, { date: showDate(from, formats) })]),
    ...(until === null ? [] : [fill(placePage.fixedUntil, { date: showDate(until, formats) })]),
  ]
}
