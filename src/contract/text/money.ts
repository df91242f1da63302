import type { Formats } from '../messages/format.ts'

/** Formats an amount of the city's currency with its sign: 125000 → "₹1,25,000" in India, 3.5 → "€3.50" in Portugal. */
export function showMoney(amount: number, formats: Formats): string {
  return getMoney(formats).format(amount)
}

/** The same without separators of groups, as section 2 shows the budget of a suggested trip: 12000 → "₹12000". */
export function showMoneyUngrouped(amount: number, formats: Formats): string {
  return getMoney(formats, false).format(amount)
}

/**
 * Rounds computed amounts to whole units, and below ten to two digits: a unit of some currencies buys a meal. Amounts
 * that somebody entered are never rounded.
 */
export function roundEstimate(amount: number): number {
  return Math.abs(amount) < 10 ? Number(amount.toPrecision(2)) : Math.round(amount)
}

const cache = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. Whole amounts have no decimals. */
function getMoney({ locale, currency }: Formats, useGrouping = true): Intl.NumberFormat {
  const key = `${locale} ${currency} ${useGrouping}`
  const money =
    cache.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      useGrouping,
    })
  cache.set(key, money)
  return money
}
