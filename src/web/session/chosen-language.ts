import { bestLanguage, servedLanguages, type KnownLanguage } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'
import { readStored } from './browser-storage.ts'

/**
 * Another language than that of the page, which the visitor has chosen or, without a choice, the browser prefers. Null:
 * there is none.
 * @param codes languages of the city
 */
export function offeredLanguage(codes: readonly string[]): KnownLanguage | null {
  const served = servedLanguages(codes)
  const chosen = served.find(({ code }) => code === readStored('language'))
  const wanted = chosen ?? bestLanguage(navigator.languages, served)
  return wanted && wanted.code !== language.code ? wanted : null
}
