import type * as english from '../en/add-button.ts'
import { translation } from '../translation.ts'

export const addButton = translation<typeof english.addButton>()({
  text: 'यात्रा में जोड़ें',
  label: 'यात्रा में जोड़ें: {place}',
  inTrip: { text: 'आपकी यात्रा में है', label: 'आपकी यात्रा में है: {place}। वापस निकालें' },
  picked: { text: 'चुना हुआ', label: 'चुना हुआ: {place}। वापस निकालें' },
})
