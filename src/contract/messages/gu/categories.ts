import type * as english from '../en/categories.ts'
import { translation } from '../translation.ts'

export const categories = translation<typeof english.categories>()({
  navigation: 'વિભાગો',
  all: {
    tab: 'બધાં સ્થળો',
    title: '{city}નાં બધાં સ્થળો',
  },
  explore: {
    tab: 'ચર્ચામાં',
    title: '{city}નાં ચર્ચિત સ્થળો',
  },
  cafe: {
    tab: 'કાફે',
    title: '{city}નાં કાફે',
  },
  street_food: {
    tab: 'સ્ટ્રીટ ફૂડ',
    title: '{city}નું સ્ટ્રીટ ફૂડ',
  },
  historical: {
    tab: 'ઐતિહાસિક સ્થળો',
    title: '{city}નાં ઐતિહાસિક સ્થળો',
  },
})
