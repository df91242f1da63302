import type * as english from '../en/add-button.ts'
import { translation } from '../translation.ts'

export const addButton = translation<typeof english.addButton>()({
  text: 'પ્રવાસમાં ઉમેરો',
  label: 'પ્રવાસમાં ઉમેરો: {place}',
})
