import { language as en } from './en/language.ts'
import { language as gu } from './gu/language.ts'
import { language as hi } from './hi/language.ts'

export type Language = {
  /** Language subtag of BCP 47. It is also the name of the folder with its messages. */
  readonly code: string
  /** Name in the language itself. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** First part of the paths of its pages. Empty for the first language. */
  readonly base: '' | `/${string}`
  /** Locale for the order of day, month and year. By default, language and country decide. */
  readonly dateLocale?: string
  /** Script that English does not use (ISO 15924). By it pages tell texts that nobody has translated. */
  readonly script?: string
  /** True for a language whose messages no native reader has checked (`npm run language -- report`). */
  readonly isMachineTranslated?: boolean
  /** Changes a date of `Intl.DateTimeFormat` to the spelling of the messages. */
  readonly writeDate?: (date: string) => string
  /** Day and time in a sentence, with `{date}` and `{time}`. By default, `Intl.DateTimeFormat` joins them. */
  readonly instant?: string
  /** True for a language that writes numbers with other digits than 0 to 9. */
  readonly hasOwnDigits?: boolean
}

/** The first language is the default. */
export const languages = [en, gu, hi] as const satisfies readonly [Language, ...Language[]]

export type KnownLanguage = (typeof languages)[number]

export type LanguageCode = KnownLanguage['code']

/** @returns undefined for a code that none of our languages has, such as that of one given up */
export function knownLanguage(code: string | null): KnownLanguage | undefined {
  return languages.find((language) => language.code === code)
}

/** Path of a page in a language. The home page of a further language is its base alone. */
export function pathIn({ base }: Language, path: string): string {
  return base === '' ? path : base + path.replace(/^\/(?=$|\?)/, '')
}

/** A page in each language, as search engines ask for it. They send people of other languages to `x-default`. */
export function alternatesOf(path: string): readonly { readonly hreflang: string; readonly path: string }[] {
  if (languages.length < 2) return []
  const alternates = languages.map((language) => ({ hreflang: language.code as string, path: pathIn(language, path) }))
  return [...alternates, { hreflang: 'x-default', path: pathIn(languages[0], path) }]
}

/** The best of our languages for somebody who prefers these tags of BCP 47, best first. */
export function bestLanguage(tags: readonly string[]): KnownLanguage | undefined {
  return tags
    .map((tag) => tag.toLowerCase())
    .flatMap((tag) => languages.filter(({ code }) => tag === code || tag.startsWith(`${code}-`)))[0]
}

/** Attributes of an HTML document in a language. Left to right needs none. */
export function attributesOf({ code, dir }: Language): string {
  return dir === 'rtl' ? `lang="${code}" dir="rtl"` : `lang="${code}"`
}
