import type * as english from '../en/add-button.ts'
import { translation } from '../translation.ts'

export const addButton = translation<typeof english.addButton>()({
  text: 'यात्रा में जोड़ें',
  label: 'यात्रा में जोड़ें: {place}',
})
