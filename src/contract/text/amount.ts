import { toAsciiDigits } from './digits.ts'

/** `unclear`: the separator may be that of thousands or that of decimals. `none`: it is no number. */
export type AmountReading =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'none' }

const NONE = { kind: 'none' } as const
const UNCLEAR = { kind: 'unclear' } as const

/** India groups the last three digits and then pairs: 1,00,000. */
const INDIAN = /^[1-9]\d?(,\d\d)+,\d{3}(\.\d{1,2})?$/
const GROUPED = /^[1-9]\d{0,2}([,.'’ ])\d{3}(\1\d{3})*(?:([.,])\d{1,2})?$/

/**
 * Reads an amount of money as people write it. A comma, blank or apostrophe before exactly three digits separates
 * thousands; a point there is unclear unless the rest of the amount shows its meaning. No amount is negative.
 * @param decimals of the currency: with three of them, every separator before three digits is unclear, but after a
 *   zero
 */
export function readAmount(written: string, decimals = 2): AmountReading {
  const text = toAsciiDigits(written)
    .trim()
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
  if (/^\d{1,13}$/.test(text)) return toReading(text)
  if (/^\d{1,13}[.,]\d{1,2}$/.test(text)) return toReading(text.replace(',', '.'))
  if (INDIAN.test(text)) return toReading(text.replaceAll(',', ''))
  // Thousands begin with another digit.
  if (decimals === 3 && /^0[.,]\d{3}$/.test(text)) return toReading(text.replace(',', '.'))
  const grouped = GROUPED.exec(text)
  if (!grouped) return /^\d+[.,]\d{3,}$/.test(text) ? UNCLEAR : NONE
  const [, group = '', further, decimal] = grouped
  if (decimal === group) return NONE
  const isPlain = further === undefined && decimal === undefined
  if (isPlain && (group === '.' || (decimals === 3 && group === ','))) return UNCLEAR
  return toReading(text.replaceAll(group, '').replace(',', '.'))
}

function toReading(digits: string): AmountReading {
  return { kind: 'amount', amount: Number(digits) }
}

/**
 * Reads an amount that somebody typed, with the sign of the currency before or after it.
 * @returns NaN for what is no amount, and for one that may be read in two ways
 */
export function readTypedAmount(typed: string, currencySign: string): number {
  const text = typed.trim()
  const amount = text.startsWith(currencySign)
    ? text.slice(currencySign.length)
    : text.endsWith(currencySign)
      ? text.slice(0, -currencySign.length)
      : text
  // A stored amount as `writeTypedAmount` writes it. Thousands have three digits.
  if (/^\d+\.\d{4,}$|^\d+(\.\d+)?e-\d+$/.test(amount)) return Number(amount)
  const reading = readAmount(amount)
  return reading.kind === 'amount' ? reading.amount : Number.NaN
}

/** The text of an amount that `readTypedAmount` reads as the same amount. Three decimals would be unclear. */
export function writeTypedAmount(amount: number): string {
  const text = String(amount)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Number of decimals in amounts of a currency. @param currency ISO 4217 */
export function getDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
