import type * as english from '../en/header-search.ts'
import { translation } from '../translation.ts'

export const headerSearch = translation<typeof english.headerSearch>()({
  label: 'માર્ગદર્શિકામાં શોધો',
  placeholder: 'સ્થળ, વાનગી, વિસ્તાર',
})
