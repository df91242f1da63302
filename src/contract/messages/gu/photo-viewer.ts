import type * as english from '../en/photo-viewer.ts'
import { translation } from '../translation.ts'

export const photoViewer = translation<typeof english.photoViewer>()({
  title: 'ફોટા',
  close: 'ફોટો બંધ કરો',
  previous: 'પાછળનો ફોટો',
  next: 'આગળનો ફોટો',
  position: '{count}માંથી {number}',
  failed: 'ફોટો ખૂલી શક્યો નહીં.',
})
