import { language as en } from './en/language.ts'

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
  /** True for a language that writes numbers with other digits than 0 to 9. */
  readonly hasOwnDigits?: boolean
}

/** The first language is the default. */
export const languages = [en] as const satisfies readonly [Language, ...Language[]]

export type KnownLanguage = (typeof languages)[number]

export type LanguageCode = KnownLanguage['code']

/** Attributes of an HTML document in a language. Left to right needs none. */
export function attributesOf({ code, dir }: Language): string {
  return dir === 'rtl' ? `lang="${code}" dir="rtl"` : `lang="${code}"`
}
