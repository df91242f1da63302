import type * as english from '../en/carousel.ts'
import { translation } from '../translation.ts'

export const carousel = translation<typeof english.carousel>()({
  role: 'कैरोसेल',
  slideRole: 'स्लाइड',
  position: '{count} में से {number}',
  previous: 'पिछला',
  next: 'अगला',
  choose: 'स्लाइड चुनें',
})
