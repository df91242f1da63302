import type * as english from '../en/manifest.ts'
import { translation } from '../translation.ts'

export const manifest = translation<typeof english.manifest>()({
  name: 'સફરનામા {city}',
  shortcuts: { today: 'આજે', map: 'નકશો', phrases: 'કામનાં વાક્યો', driver: 'ડ્રાઇવર માટે' },
})
