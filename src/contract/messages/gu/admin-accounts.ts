import type * as english from '../en/admin-accounts.ts'
import { translation } from '../translation.ts'

export const adminAccounts = translation<typeof english.adminAccounts>()({
  hint: 'ખાતું બનાવનાર બધા, નવા પહેલાં. એડમિન સિવાય કોઈ ઇમેઇલ જોઈ શકતું નથી, અને પ્રવાસ કે મનપસંદ તો કોઈ જ નહીં.',
  searchLabel: 'ઇમેઇલ, અથવા નામ કે ઇમેઇલનો ભાગ',
  search: 'શોધો',
  failed: 'ખાતાંની યાદી ખૂલી શકી નહીં.',
  empty: 'આવું કોઈ ખાતું નથી.',
  emptySoFar: 'સૌથી નવાં ખાતાંમાં આવું કોઈ નથી.',
  shown: { one: '{count} ખાતું', other: '{count} ખાતાં' },
  newest: { one: 'સૌથી નવું ખાતું', other: 'સૌથી નવાં {count} ખાતાં' },
  more: 'જૂનાં ખાતાં બતાવો',
  searchOlder: 'જૂનાં ખાતાંમાં શોધો',
  since: '{date}થી',
  reviews: { one: '{count} અભિપ્રાય', other: '{count} અભિપ્રાયો' },
  trips: { one: '{count} પ્રવાસ', other: '{count} પ્રવાસો' },
  size: '{kilobytes} kB લખાણ',
  admin: 'એડમિન',
  you: 'તમે',
  suspendedSince: '{date}થી રોકેલું',
  suspend: 'રોકો',
  suspendOf: '{name}નું ખાતું રોકો',
  restore: 'ફરી ચાલુ કરો',
  restoreOf: '{name}નું ખાતું ફરી ચાલુ કરો',
  confirmTitle: '{name}નું ખાતું રોકવું છે?',
  confirmText:
    'આ ખાતું બધેથી લોગ આઉટ થશે, તેનાથી કોઈ લોગ ઇન કરી શકશે નહીં, અને તેના અભિપ્રાયો માર્ગદર્શિકા અને રેટિંગમાંથી નીકળી જશે. કંઈ કાઢી નાખવામાં આવતું નથી: તમે ગમે ત્યારે તેને ફરી ચાલુ કરી શકો છો.',
  cancel: 'રદ કરો',
  suspended: '{name}નું ખાતું રોક્યું છે.',
  restored: '{name}નું ખાતું તેના અભિપ્રાયો સાથે ફરી ચાલુ થયું.',
  suspendFailed: 'ખાતું રોકી શકાયું નહીં.',
  restoreFailed: 'ખાતું ફરી ચાલુ કરી શકાયું નહીં.',
})
