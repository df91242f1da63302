import { bestLanguage, languages, type KnownLanguage } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'
import { readStored } from './browser-storage.ts'

/**
 * Another language than that of the page, which the visitor has chosen or, without a choice, the browser prefers. Null:
 * there is none.
 */
export function offeredLanguage(): KnownLanguage | null {
  const chosen = languages.find(({ code }) => code === readStored('language'))
  const wanted = chosen ?? bestLanguage(navigator.languages)
  return wanted && wanted.code !== language.code ? wanted : null
}
