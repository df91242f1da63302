import type { Language } from './language.ts'

/** Placeholder names of a message: `'{count} of {all}'` has `'count' | 'all'`. */
export type Placeholders<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Fills the `{name}` placeholders of a message. Use `Formats.number` for numbers. */
export function fill<const M extends string>(message: M, values: Readonly<Record<Placeholders<M>, string>>): string {
  const texts: Readonly<Record<string, string>> = values
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => texts[name] ?? whole)
}

/** A message with the plural forms of its language. `{count}` is the number. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }

/** Placeholders other than `count`. */
type Others<F extends PluralForms> = Exclude<Placeholders<Extract<F[keyof F], string>>, 'count'>

type OtherValues<F extends PluralForms> = [Others<F>] extends [never]
  ? []
  : [values: Readonly<Record<Others<F>, string>>]

/** Formats of a language in a city's country. */
export type Formats = {
  readonly locale: string
  /** Locale for the order of day, month and year. */
  readonly dateLocale: string
  /** ISO 4217 code of the city's currency. */
  readonly currency: string
  /** Sign of the currency, such as "₹". */
  readonly currencySign: string
  /** Formats with at most one decimal. */
  number(value: number): string
  /** Selects the plural form for `count` and fills it. */
  plural<const F extends PluralForms>(forms: F, count: number, ...values: OtherValues<F>): string
}

type CityFormats = { readonly countryCode: string; readonly currency: string; readonly currencySign: string }

const cache = new Map<string, Formats>()

/** Cached, because creating formats takes a hundred times as long as using them. */
export function formatsFor(language: Language, city: CityFormats): Formats {
  const key = `${language.code} ${city.countryCode} ${city.currency}`
  const formats = cache.get(key) ?? makeFormats(language, city)
  cache.set(key, formats)
  return formats
}

function makeFormats(language: Language, { countryCode, currency, currencySign }: CityFormats): Formats {
  const locale = `${language.code}-${countryCode}`
  const rules = new Intl.PluralRules(locale)
  let formatter: Intl.NumberFormat | undefined
  const number = (value: number) => {
    if (isPlain(value, language)) return String(value)
    formatter ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    return formatter.format(value)
  }
  return {
    locale,
    dateLocale: language.dateLocale ?? locale,
    currency,
    currencySign,
    number,
    plural: (forms: PluralForms, count: number, values: Readonly<Record<string, string>> = {}) =>
      fill<string>(forms[rules.select(count)] ?? forms.other, { ...values, count: number(count) }),
  }
}

/**
 * Whether a number reads the same in every format. Most numbers of a page do. The first formatter of a page takes 12 ms,
 * on a phone 50 ms, because the browser then reads what it knows of all languages.
 */
function isPlain(value: number, { hasOwnDigits = false }: Language): boolean {
  return !hasOwnDigits && Number.isInteger(value) && value >= 0 && value < 1000
}
