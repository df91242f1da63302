import type * as english from '../en/price-end.ts'
import { translation } from '../translation.ts'

export const priceEnd = translation<typeof english.priceEnd>()({
  sentence: 'પ્રવેશ ફી {price}, {date} સુધી; ત્યાર પછીના ભાવની ખબર નથી',
  past: 'પ્રવેશ ફી {price} હતી, {date} સુધી; આજના ભાવની ખબર નથી',
  others: 'ભાવ {date} સુધી નક્કી; ત્યાર પછીના ભાવની ખબર નથી',
  othersPast: 'ભાવ {date} સુધી નક્કી હતા; આજના ભાવની ખબર નથી',
  free: '{date} સુધી મફત; ત્યાર પછીના ભાવની ખબર નથી',
  freePast: '{date} સુધી મફત હતું; આજના ભાવની ખબર નથી',
  withForeigners: '{price} (વિદેશીઓ {foreigners})',
})
