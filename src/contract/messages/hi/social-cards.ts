import type * as english from '../en/social-cards.ts'
import { translation } from '../translation.ts'

export const socialCards = translation<typeof english.socialCards>()({
  about: 'यह गाइड कैसे बनती है',
  alt: '{title}। {site}, {city} की गाइड। {seen}',
  region: '{region}, {country}',
})
