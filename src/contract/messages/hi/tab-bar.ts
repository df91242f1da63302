import type * as english from '../en/tab-bar.ts'
import { translation } from '../translation.ts'

export const tabBar = translation<typeof english.tabBar>()({
  label: 'सीधे रास्ते',
  explore: 'देखें',
  map: 'नक्शा',
  trip: 'यात्रा',
  phrases: 'वाक्य',
  me: 'मैं',
})
