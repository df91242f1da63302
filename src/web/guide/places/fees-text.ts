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

/** The price for an adult, for a glance. All prices, if it is not among them or they hold on some days alone. */
export function showEntry(fees: NonNullable<ResearchedFacts['fees']>, formats: Formats): string {
  const adult = fees.value.prices.find((price) => price.for === 'adult' && price.days === undefined)
  if (!adult || isTariffLimited(fees)) return showFees(fees.value, formats)
  return fill(placePage.entry, { price: showMoney(adult.amount, formats) })
}

function showPrice({ for: group, amount, ages, days }: Price, formats: Formats): string {
  const price = amount === 0 ? placePage.freeOfCharge : showMoney(amount, formats)
  const named = fill(placePage.priceFor, { group: placePage.feeGroups[group], price })
  const details = [...agesText(ages, formats), ...(days === undefined ? [] : [placePage.onWeekends])]
  return details.length === 0 ? named : `${named} (${details.join(', ')})`
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
