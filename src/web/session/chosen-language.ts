import { bestLanguage, languages, type KnownLanguage } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'
import { readStored, store } from './browser-storage.ts'

const listeners = new Set<() => void>()

/** Remembers the language that somebody has chosen on this device. Nobody is redirected to it. */
export function chooseLanguage({ code }: Pick<KnownLanguage, 'code'>): void {
  store('language', code)
  for (const listener of listeners) listener()
}

export function onLanguageChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Another language than that of the page, which the visitor has chosen or, without a choice, the browser prefers. Null:
 * there is none.
 */
export function offeredLanguage(): KnownLanguage | null {
  if (languages.length < 2) return null
  const chosen = languages.find(({ code }) => code === readStored('language'))
  const wanted = chosen ?? bestLanguage(navigator.languages)
  return wanted && wanted.code !== language.code ? wanted : null
}
