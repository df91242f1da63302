import type * as english from '../en/site.ts'
import { translation } from '../translation.ts'

export const site = translation<typeof english.site>()({
  name: 'सफरनामा',
  titled: '{page} · सफरनामा',
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  working: 'एक पल …',
})
