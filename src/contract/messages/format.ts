import type { Language } from './language.ts'

/** Placeholder names of a message: `'{count} of {all}'` has `'count' | 'all'`, and `'{time|0 night|4 morning}'` has `'time'`. */
export type Placeholders<M extends string> = M extends `${string}{${infer Inner}}${infer Rest}`
  ? NameOfPlaceholder<Inner> | Placeholders<Rest>
  : never

type NameOfPlaceholder<P extends string> = P extends `${infer Name}|${string}` ? Name : P

/**
 * Fills the placeholders of a message: `{name}` as it is, and `{name|0 night|4 morning|12 noon}` as a time of the 12-hour
 * clock after the name of its part of the day. Use `Formats.number` for numbers.
 */
export function fill<const M extends string>(message: M, values: Readonly<Record<Placeholders<M>, string>>): string {
  const texts: Readonly<Record<string, string>> = values
  return message.replace(/\{(\w+)(?:\|([^}]+))?\}/g, (whole, name: string, parts?: string) => {
    const text = texts[name]
    return text === undefined ? whole : parts === undefined ? text : sayTime(text, parts)
  })
}

/**
 * @param time `hh:mm`; another text is returned as it is
 * @param parts the hour from which each name of a part of the day holds, from the earliest: `0 night|4 morning|12 noon`
 */
function sayTime(time: string, parts: string): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined) return time
  const hour = Number(hours) % 24
  const part = parts.split('|').findLast((entry) => Number.parseInt(entry, 10) <= hour)
  const clock = `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`
  return part === undefined ? clock : `${part.slice(part.indexOf(' ') + 1)} ${clock}`
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
  readonly writeDate?: (date: string) => string
  readonly instant?: string
  /** ISO 4217 code of the city's currency. */
  readonly currency: string
  /** Sign of the currency, such as "₹". */
  readonly currencySign: string
  /** The time zone of a city whose clocks change. */
  readonly timeZone?: string
  /** Formats with at most one decimal. */
  number(value: number): string
  /** Selects the plural form for `count` and fills it. */
  plural<const F extends PluralForms>(forms: F, count: number, ...values: OtherValues<F>): string
}

type CityFormats = {
  readonly countryCode: string
  readonly currency: string
  readonly currencySign: string
  readonly timeZone?: string
  /** The offset of a city whose clocks never change. */
  readonly utcOffsetMinutes?: number | undefined
}

const cache = new Map<string, Formats>()

/** Cached, because creating formats takes a hundred times as long as using them. */
export function formatsFor(language: Language, city: CityFormats): Formats {
  const key = `${language.code} ${city.countryCode} ${city.currency} ${city.timeZone}`
  const formats = cache.get(key) ?? makeFormats(language, city)
  cache.set(key, formats)
  return formats
}

function makeFormats(language: Language, city: CityFormats): Formats {
  const { countryCode, currency, currencySign, timeZone, utcOffsetMinutes } = city
  const locale = `${language.code}-${countryCode}`
  const rules = new Intl.PluralRules(locale)
  let formatter: Intl.NumberFormat | undefined
  const number = (value: number) => {
    if (isPlain(value, language)) return String(value)
    formatter ??= numberFormat(language, locale)
    return formatter.format(value)
  }
  return {
    locale,
    dateLocale: language.dateLocale ?? locale,
    ...(language.writeDate && { writeDate: language.writeDate }),
    ...(language.instant !== undefined && { instant: language.instant }),
    currency,
    currencySign,
    ...(timeZone !== undefined && utcOffsetMinutes === undefined && { timeZone }),
    number,
    plural: (forms: PluralForms, count: number, values: Readonly<Record<string, string>> = {}) =>
      fill<string>(choosePlural(forms, rules.select(count), count), { ...values, count: number(count) }),
  }
}

/**
 * CLDR writes numbers of English in Portugal with a comma, and amounts with a point. On one page they have one sign: English
 * has a point everywhere.
 */
function numberFormat({ code }: Language, locale: string): Intl.NumberFormat {
  const options = { maximumFractionDigits: 1 }
  const numbers = new Intl.NumberFormat(locale, options)
  return code === 'en' && numbers.format(0.5) !== '0.5' ? new Intl.NumberFormat(code, options) : numbers
}

/** Gujarati and Hindi use `one` for none too. A text that spells the number out ("the first place") is wrong there. */
function choosePlural(forms: PluralForms, rule: Intl.LDMLPluralRule, count: number): string {
  const text = forms[rule] ?? forms.other
  return count === 0 && rule !== 'zero' && !text.includes('{count}') ? forms.other : text
}

/**
 * True if a number reads the same in every format. Most numbers of a page do. The first formatter of a page takes 12
 * ms, on a phone 50 ms, because the browser then reads its data of all languages.
 */
function isPlain(value: number, { hasOwnDigits = false }: Language): boolean {
  return !hasOwnDigits && Number.isInteger(value) && value >= 0 && value < 1000
}
