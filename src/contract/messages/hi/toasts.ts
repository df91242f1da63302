import type * as english from '../en/toasts.ts'
import { translation } from '../translation.ts'

export const toasts = translation<typeof english.toasts>()({
  lasting: 'संदेश (Alt+T)',
  passing: 'थोड़ी देर के संदेश (Alt+T)',
  close: 'बंद करें',
  undo: 'पहले जैसा करें',
})
