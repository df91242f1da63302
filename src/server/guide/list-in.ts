import type { LanguageCode } from '#contract/messages/languages.ts'

/** Items as a language lists them: "a, b and c". */
export function listIn(language: LanguageCode, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}
