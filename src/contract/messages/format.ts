/** The language of the texts; a second one comes with its own build, see docs/decisions. */
export const LOCALE = 'en-IN'

type Values = Readonly<Record<string, string | number>>

/** Puts values into the `{name}` places of a message. Numbers are written as the locale writes them. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value) : value
  })
}

type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }

/** The form of a message that the locale wants for `count`, filled in; `{count}` is the number itself. */
export function plural(forms: PluralForms, count: number, values: Values = {}): string {
  const form = forms[pluralRules.select(count)] ?? forms.other
  return fill(form, { ...values, count })
}

const pluralRules = new Intl.PluralRules(LOCALE)
const numbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
const rupees = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** Whole rupees with the ₹ sign and Indian grouping: 125000 → "₹1,25,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}
