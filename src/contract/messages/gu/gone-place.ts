import type * as english from '../en/gone-place.ts'
import { translation } from '../translation.ts'

export const gonePlace = translation<typeof english.gonePlace>()({
  title: 'આ સ્થળ હવે માર્ગદર્શિકામાં નથી',
  text: 'સંપાદકોએ તેને કાઢ્યું છે: તે બંધ થયું, ખસ્યું કે બીજા સ્થળનો ભાગ બન્યું.',
  instead: 'તેને બદલે જુઓ: {place}',
})
