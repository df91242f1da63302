import type * as english from '../en/social-cards.ts'
import { translation } from '../translation.ts'

export const socialCards = translation<typeof english.socialCards>()({
  about: 'આ માર્ગદર્શિકા કેવી રીતે બને છે',
  alt: '{title}. {site}, {city}ની માર્ગદર્શિકા. {seen}',
  region: '{region}, {country}',
})
