import type * as english from '../en/driver-card.ts'
import { translation } from '../translation.ts'

export const driverCard = translation<typeof english.driverCard>()({
  title: 'ડ્રાઇવર માટે',
  close: 'બંધ કરો',
  request: 'મહેરબાની કરીને મને અહીં લઈ જાઓ:',
  readAloud: 'વાંચી સંભળાવો',
})
