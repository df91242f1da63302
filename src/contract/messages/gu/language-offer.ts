import type * as english from '../en/language-offer.ts'
import { translation } from '../translation.ts'

export const languageOffer = translation<typeof english.languageOffer>()({
  text: 'આ પેજ ગુજરાતીમાં પણ છે.',
  accept: 'ગુજરાતીમાં વાંચો',
  decline: 'ના, આભાર',
})
