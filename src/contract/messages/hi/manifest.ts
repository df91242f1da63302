import type * as english from '../en/manifest.ts'
import { translation } from '../translation.ts'

export const manifest = translation<typeof english.manifest>()({
  name: 'सफरनामा {city}',
  shortcuts: { today: 'आज', map: 'नक्शा', phrases: 'काम के वाक्य', driver: 'ड्राइवर के लिए' },
})
