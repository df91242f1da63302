import type { Formats } from './messages/format.ts'

/** Whole units of the city's currency, with its sign: 125000 → "₹1,25,000" in India. */
export function showMoney(amount: number, formats: Formats): string {
  return moneyOf(formats).format(amount)
}

const known = new Map<string, Intl.NumberFormat>()

/** Making one takes a hundred times as long as using it. */
function moneyOf({ locale, currency }: Formats): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const money =
    known.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    })
  known.set(key, money)
  return money
}
