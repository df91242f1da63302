import type * as english from '../en/search.ts'
import { translation } from '../translation.ts'

export const search = translation<typeof english.search>()({
  label: 'સ્થળો શોધો',
  submit: 'શોધો',
  back: 'યાદી પર પાછા જાઓ',
  results: { one: '“{term}” માટે {count} પરિણામ', other: '“{term}” માટે {count} પરિણામો' },
  resultsTitle: 'શોધનાં પરિણામો',
  blank: 'શું શોધવું છે તે લખો',
  failed: 'શોધવામાં કંઈક ગડબડ થઈ',
  none: 'કંઈ મળ્યું નહીં',
})
