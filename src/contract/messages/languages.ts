import { language as en } from './en/language.ts'

export type Language = {
  /** Language subtag of BCP 47, and the name of the folder that holds its messages. */
  readonly code: string
  /** In the language itself. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** First part of the addresses of its pages; none for the first language. */
  readonly base: '' | `/${string}`
  /** Locale that orders day, month and year. Without it, the language and the city's country do. */
  readonly dateLocale?: string
}

/** The languages of this product. The first one answers who asks for none of them. */
export const languages = [en] as const satisfies readonly [Language, ...Language[]]

export type LanguageCode = (typeof languages)[number]['code']
