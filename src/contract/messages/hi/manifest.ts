import type * as english from '../en/manifest.ts'
import { translation } from '../translation.ts'

export const manifest = translation<typeof english.manifest>()({
  name: 'सफरनामा {city}',
})
