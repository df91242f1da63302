import type * as english from '../en/kinds.ts'
import { translation } from '../translation.ts'

export const kinds = translation<typeof english.kinds>()({
  attraction: 'જોવાલાયક સ્થળ',
  museum: 'મ્યુઝિયમ',
  nature: 'પ્રકૃતિ',
  cafe: 'કાફે',
  street_food: 'સ્ટ્રીટ ફૂડ',
  historical: 'ઐતિહાસિક સ્થળ',
})
