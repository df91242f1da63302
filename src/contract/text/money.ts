import type { Formats } from '../messages/format.ts'

/** Formats whole units of the city's currency with its sign: 125000 → "₹1,25,000" in India. */
export function showMoney(amount: number, formats: Formats): string {
  return moneyOf(formats).format(amount)
}

/** The same without separators of groups, as section 2 shows the budget of a suggested trip: 12000 → "₹12000". */
export function showMoneyUngrouped(amount: number, formats: Formats): string {
  return moneyOf(formats, false).format(amount)
}

const cache = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function moneyOf({ locale, currency }: Formats, useGrouping = true): Intl.NumberFormat {
  const key = `${locale} ${currency} ${useGrouping}`
  const money =
    cache.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      useGrouping,
    })
  cache.set(key, money)
  return money
}
