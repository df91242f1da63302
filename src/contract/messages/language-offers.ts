import { languageOffer as en } from './en/language-offer.ts'
import { languageOffer as gu } from './gu/language-offer.ts'
import { languageOffer as hi } from './hi/language-offer.ts'
import type { LanguageCode } from './languages.ts'
import type { Shape } from './translation.ts'

/** Each offer is in the language that it offers, so one part of the pages holds all of them. */
export const languageOffers = {
  en: { languageOffer: en },
  gu: { languageOffer: gu },
  hi: { languageOffer: hi },
} as const satisfies Record<LanguageCode, { languageOffer: Shape<typeof en> }>
