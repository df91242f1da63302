import { language } from '#messages/language.ts'
import { readStored } from '../session/browser-storage.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

const bar = lazyWithPreload(async () => (await import('./language-bar.tsx')).LanguageBar)

/** Those who read the language of the page load no code to offer another one. */
export function LanguageOffer() {
  return useIsHydrated() && !isAtHome() && <bar.Lazy placeholder={null} props={{}} />
}

function isAtHome(): boolean {
  return (readStored('language') ?? navigator.language).startsWith(language.code)
}
