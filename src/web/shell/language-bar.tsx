import { languageOffers } from '#contract/messages/language-offers.ts'
import { pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'
import { chooseLanguage } from '../session/chosen-language.ts'
import { Button, classOfButton } from '../ui/button.tsx'
import { usePathInLanguages } from './language-switch.tsx'
import '../styles/language-bar.css'

/**
 * Speaks the language that it offers. It stands at the end of the page, so that nothing moves when it comes. Either
 * answer is kept: the device is not asked again.
 */
export function LanguageBar({ offered }: { offered: KnownLanguage }) {
  const path = usePathInLanguages()
  const { languageOffer } = languageOffers[offered.code]
  return (
    <section className="language-bar" aria-label={languageOffer.text} lang={offered.code} dir={offered.dir}>
      <p>{languageOffer.text}</p>
      <a
        href={pathIn(offered, path)}
        hrefLang={offered.code}
        className={classOfButton('primary')}
        onClick={() => chooseLanguage(offered)}
      >
        {languageOffer.accept}
      </a>
      <Button look="quiet" onClick={() => chooseLanguage(language)}>
        {languageOffer.decline}
      </Button>
    </section>
  )
}
