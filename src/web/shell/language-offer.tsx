import { useSyncExternalStore } from 'react'
import { offeredLanguage, onLanguageChoice } from '../session/chosen-language.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

const bar = lazyWithPreload(async () => (await import('./language-bar.tsx')).LanguageBar)

/** Offers the page in another language to those who seem to prefer it. Nobody else loads its code. */
export function LanguageOffer() {
  const offered = useSyncExternalStore(onLanguageChoice, offeredLanguage, () => null)
  return offered && <bar.Lazy placeholder={null} props={{ offered }} />
}
