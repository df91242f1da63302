import type * as english from '../en/toasts.ts'
import { translation } from '../translation.ts'

export const toasts = translation<typeof english.toasts>()({
  lasting: 'સંદેશા (Alt+T)',
  passing: 'થોડી વારના સંદેશા (Alt+T)',
  close: 'બંધ કરો',
  undo: 'પહેલાં જેવું કરો',
})
