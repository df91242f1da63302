import type { Formats } from '../messages/format.ts'

/** Formats whole units of the city's currency with its sign: 125000 → "₹1,25,000" in India. */
export function showMoney(amount: number, formats: Formats): string {
  return moneyOf(formats).format(amount)
}

const cache = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function moneyOf({ locale, currency }: Formats): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const money =
    cache.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    })
  cache.set(key, money)
  return money
}
