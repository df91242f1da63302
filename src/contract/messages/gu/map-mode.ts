import type * as english from '../en/map-mode.ts'
import { translation } from '../translation.ts'

export const mapMode = translation<typeof english.mapMode>()({
  inView: { one: 'અહીં {count} જગ્યા', other: 'અહીં {count} જગ્યાઓ' },
  height: 'યાદીની ઊંચાઈ',
  heights: { peek: 'નીચી, નકશો મોટો', half: 'અડધી', full: 'આખી, માત્ર યાદી' },
  showList: 'માત્ર યાદી બતાવો',
  showMap: 'નકશો બતાવો',
  more: '{place} વિશે',
  none: 'આ યાદીની કોઈ જગ્યા અહીં દેખાતી નથી.',
  showAll: 'બધી જગ્યાઓ બતાવો',
})
