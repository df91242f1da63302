import type * as english from '../en/admin-door.ts'
import { translation } from '../translation.ts'

export const adminDoor = translation<typeof english.adminDoor>()({
  title: 'એડમિન પેનલ',
  description: 'અભિપ્રાયો, સૂચનાઓ અને તેમાં કોણે શું કર્યું.',
  guestText: 'ખોલવા માટે એડમિન તરીકે લોગ ઇન કરો.',
  forbiddenTitle: 'ફક્ત એડમિન માટે',
  forbiddenText: 'એરર 403: આ પેજ માર્ગદર્શિકા સંભાળનારાઓ માટે છે.',
  home: 'હોમ',
  opening: 'એડમિન પેનલ ખૂલે છે …',
})
