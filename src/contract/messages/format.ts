import type { Language } from './languages.ts'

/** Names in braces of a message: `'{count} of {all}'` has `'count' | 'all'`. */
export type Placeholders<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Puts texts into the `{name}` places of a message. Numbers are written by `Formats.number` first. */
export function fill<const M extends string>(message: M, values: Readonly<Record<Placeholders<M>, string>>): string {
  const texts: Readonly<Record<string, string>> = values
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => texts[name] ?? whole)
}

/** A message in the forms of its language's plurals; `{count}` is the number. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }

/** Placeholders besides the number itself. */
type Others<F extends PluralForms> = Exclude<Placeholders<Extract<F[keyof F], string>>, 'count'>

type OtherValues<F extends PluralForms> = [Others<F>] extends [never]
  ? []
  : [values: Readonly<Record<Others<F>, string>>]

/** How a language writes numbers, money and dates in a city's country. */
export type Formats = {
  readonly locale: string
  /** Locale that orders day, month and year. */
  readonly dateLocale: string
  /** ISO 4217 code of the city's currency. */
  readonly currency: string
  /** Sign of that currency, such as "₹". */
  readonly currencySign: string
  /** With one decimal at most. */
  number(value: number): string
  /** The form of a message that the language wants for `count`, filled in. */
  plural<const F extends PluralForms>(forms: F, count: number, ...values: OtherValues<F>): string
}

type CityFormats = { readonly countryCode: string; readonly currency: string; readonly currencySign: string }

const known = new Map<string, Formats>()

/** Making formats takes a hundred times as long as using them, so they are made once. */
export function formatsFor(language: Language, city: CityFormats): Formats {
  const key = `${language.code} ${city.countryCode} ${city.currency}`
  const formats = known.get(key) ?? makeFormats(language, city)
  known.set(key, formats)
  return formats
}

function makeFormats(language: Language, { countryCode, currency, currencySign }: CityFormats): Formats {
  const locale = `${language.code}-${countryCode}`
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return {
    locale,
    dateLocale: language.dateLocale ?? locale,
    currency,
    currencySign,
    number: (value) => numbers.format(value),
    plural: (forms: PluralForms, count: number, values: Readonly<Record<string, string>> = {}) =>
      fill<string>(forms[rules.select(count)] ?? forms.other, { ...values, count: numbers.format(count) }),
  }
}
