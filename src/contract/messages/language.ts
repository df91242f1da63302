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
  /** Script that English does not use (ISO 15924). Pages use it to find texts that nobody has translated. */
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
