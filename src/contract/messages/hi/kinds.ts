import type * as english from '../en/kinds.ts'
import { translation } from '../translation.ts'

export const kinds = translation<typeof english.kinds>()({
  attraction: 'देखने की जगह',
  museum: 'संग्रहालय',
  nature: 'प्रकृति',
  cafe: 'कैफे',
  street_food: 'स्ट्रीट फूड',
  historical: 'ऐतिहासिक जगह',
})
