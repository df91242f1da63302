import type { Formats } from './messages/format.ts'

/** Whole units of the city's currency, with its sign: 125000 → "₹1,25,000" in India. */
export function showMoney(amount: number, formats: Formats): string {
  return moneyOf(formats).format(amount)
}

/** Sign of the city's currency, such as "₹". */
export function currencySign(formats: Formats): string {
  const parts = moneyOf(formats).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? formats.currency
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
