import type * as english from '../en/add-button.ts'
import { translation } from '../translation.ts'

export const addButton = translation<typeof english.addButton>()({
  text: 'પ્રવાસમાં ઉમેરો',
  label: 'પ્રવાસમાં ઉમેરો: {place}',
  inTrip: { text: 'તમારા પ્રવાસમાં છે', label: 'તમારા પ્રવાસમાં છે: {place}. પાછું કાઢો' },
  picked: { text: 'પસંદ કર્યું', label: 'પસંદ કર્યું: {place}. પાછું કાઢો' },
})
