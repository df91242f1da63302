import type * as english from '../en/map-services.ts'
import { translation } from '../translation.ts'

export const mapServices = translation<typeof english.mapServices>()({
  show: 'मदद और आगमन दिखाएँ',
  hide: 'मदद और आगमन छिपाएँ',
  title: 'मदद और आगमन',
  failed: 'मदद और आगमन नहीं खुल सके।',
  here: { one: 'यहाँ {count} जानकारी', other: 'यहाँ {count} जानकारियाँ' },
  kinds: {
    emergency: 'आपातकाल',
    police: 'पुलिस',
    health: 'अस्पताल',
    arrival: 'आगमन',
    around: 'शहर में घूमना',
    information: 'जानकारी',
    airport: 'एयरपोर्ट',
    station: 'रेलवे स्टेशन',
    bus: 'बसें',
    'tourist-office': 'पर्यटन दफ्तर',
    toilets: 'शौचालय',
  },
})
