/** The sign of a currency, such as "₹" of INR. */
export function signFor(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
