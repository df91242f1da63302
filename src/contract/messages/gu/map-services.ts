import type * as english from '../en/map-services.ts'
import { translation } from '../translation.ts'

export const mapServices = translation<typeof english.mapServices>()({
  show: 'મદદ અને આગમન બતાવો',
  hide: 'મદદ અને આગમન છુપાવો',
  title: 'મદદ અને આગમન',
  failed: 'મદદ અને આગમન ખૂલી શક્યાં નહીં.',
  here: { one: 'અહીં {count} નોંધ', other: 'અહીં {count} નોંધ' },
  kinds: {
    emergency: 'કટોકટી',
    police: 'પોલીસ',
    health: 'હોસ્પિટલ',
    arrival: 'આગમન',
    around: 'શહેરમાં ફરવું',
    information: 'માહિતી',
    airport: 'એરપોર્ટ',
    station: 'રેલવે સ્ટેશન',
    bus: 'બસ',
    'tourist-office': 'પ્રવાસન કચેરી',
    toilets: 'શૌચાલય',
  },
})
