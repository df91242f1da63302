import type * as english from '../en/tab-bar.ts'
import { translation } from '../translation.ts'

export const tabBar = translation<typeof english.tabBar>()({
  label: 'ઝડપી રસ્તા',
  explore: 'જુઓ',
  map: 'નકશો',
  trip: 'પ્રવાસ',
  phrases: 'વાક્યો',
  me: 'હું',
})
