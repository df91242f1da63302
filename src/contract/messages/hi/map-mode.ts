import type * as english from '../en/map-mode.ts'
import { translation } from '../translation.ts'

export const mapMode = translation<typeof english.mapMode>()({
  inView: { one: 'यहाँ {count} जगह', other: 'यहाँ {count} जगहें' },
  height: 'सूची की ऊँचाई',
  heights: { peek: 'नीचे, नक्शा बड़ा', half: 'आधी', full: 'ऊपर तक, केवल सूची' },
  showList: 'केवल सूची दिखाएँ',
  showMap: 'नक्शा दिखाएँ',
  more: '“{place}” के बारे में',
  none: 'इस सूची की कोई जगह यहाँ नहीं दिखती।',
  showAll: 'सारी जगहें दिखाएँ',
})
