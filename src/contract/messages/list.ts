import type { Formats } from './format.ts'

/** Joins texts as the language does in a short list: "A, B, C" in English. */
export function listFor(texts: readonly string[], { locale }: Pick<Formats, 'locale'>): string {
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(texts)
}
