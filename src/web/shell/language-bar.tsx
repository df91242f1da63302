import { useState } from 'react'
import { languageOffers } from '#contract/messages/language-offers.ts'
import { language } from '#messages/language.ts'
import { useCity } from '../city/use-city.ts'
import { store } from '../session/browser-storage.ts'
import { offeredLanguage } from '../session/chosen-language.ts'
import { Button, classOfButton } from '../ui/button.tsx'
import { LanguageLink } from './language-link.tsx'
import './language-bar.css'

/**
 * Offers the page in the language that somebody has chosen or that the browser prefers, in that language. It stands at
 * the end of the page, so that nothing moves when it comes. Either answer is stored: the device is not asked again.
 */
export function LanguageBar() {
  const { languages } = useCity()
  const [offered, setOffered] = useState(() => offeredLanguage(languages))
  if (!offered) return null
  const { languageOffer } = languageOffers[offered.code]
  return (
    <section className="language-bar" aria-label={languageOffer.text} lang={offered.code} dir={offered.dir}>
      <p>{languageOffer.text}</p>
      <LanguageLink to={offered} className={classOfButton('quiet')}>
        {languageOffer.accept}
      </LanguageLink>
      <Button
        look="quiet"
        onClick={() => {
          store('language', language.code)
          setOffered(null)
        }}
      >
        {languageOffer.decline}
      </Button>
    </section>
  )
}
