import { languageOffer as en } from './en/shell.ts'
import { languageOffer as gu } from './gu/shell.ts'
import { languageOffer as hi } from './hi/shell.ts'
import type { LanguageCode } from './languages.ts'
import type { Shape } from './translation.ts'

/** Each offer is in the language that it offers, so one part of the pages holds all of them. */
export const languageOffers = {
  en: { languageOffer: en },
  gu: { languageOffer: gu },
  hi: { languageOffer: hi },
} as const satisfies Record<LanguageCode, { languageOffer: Shape<typeof en> }>
