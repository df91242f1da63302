import type * as english from '../en/ui.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const clientFailures = translation<typeof english.clientFailures>()({
  retry: 'ફરી પ્રયત્ન કરો',
  pageTitle: 'કંઈક ગડબડ થઈ',
  pageText: 'આ પેજ બતાવી શકાયું નહીં. ભૂલ અમારા તરફથી છે; તમે કરેલું કંઈ ગયું નથી.',
  reference: 'સંદર્ભ: {id}',
  internal: 'અમારા તરફથી કંઈક ગડબડ થઈ.',
  network: 'કનેક્શન નથી. તમારું નેટવર્ક તપાસો અને ફરી પ્રયત્ન કરો.',
})

export const unsavedWork = translation<typeof english.unsavedWork>()({
  leave: 'સાચવ્યા વગર નીકળવું છે? તમે જે લખ્યું છે તે જતું રહેશે.',
})

export const connection = translation<typeof english.connection>()({
  lost: 'નેટવર્ક નથી. ખોલેલું રહેશે, અને પ્રવાસના ફેરફારો પછી મોકલાશે.',
})

export const toasts = translation<typeof english.toasts>()({
  lasting: 'સંદેશા (Alt+T)',
  passing: 'થોડી વારના સંદેશા (Alt+T)',
  close: 'બંધ કરો',
  undo: 'પહેલાં જેવું કરો',
})

export const carousel = translation<typeof english.carousel>()({
  role: 'કેરોસેલ',
  slideRole: 'સ્લાઇડ',
  position: '{count}માંથી {number}',
  previous: 'અગાઉનું',
  next: 'પછીનું',
  choose: 'સ્લાઇડ પસંદ કરો',
})

export const photoViewer = translation<typeof english.photoViewer>()({
  title: 'ફોટા',
  close: 'ફોટો બંધ કરો',
  previous: 'અગાઉનો ફોટો',
  next: 'પછીનો ફોટો',
  position: '{count}માંથી {number}',
  failed: 'ફોટો ખૂલી શક્યો નહીં.',
})

export const drafts = translation<typeof english.drafts>()({
  kept: 'ડ્રાફ્ટ સાચવેલો છે. જ્યાં અટક્યા હતા ત્યાંથી આગળ વધો.',
  discard: 'ડ્રાફ્ટ કાઢી નાખો',
  discarded: 'ડ્રાફ્ટ કાઢી નાખ્યો',
})

export const pendingActions = translation<typeof english.pendingActions>()({
  kept: 'આ ડિવાઇસમાં રાખ્યું છે. નેટવર્ક મળતાં જ આપમેળે મોકલાશે.',
  title: 'નેટવર્ક મળે ત્યારે શું મોકલાશે',
  none: 'મોકલવાનું કંઈ બાકી નથી.',
  own: 'આ તમારા ખાતાનું છે. લોગ આઉટ કરો ત્યારે તે આ ડિવાઇસમાંથી દૂર થાય છે.',
  wish: '“{place}” સાચવવું',
  unwish: '“{place}”ને મનપસંદમાંથી દૂર કરવું',
  review: '“{place}” માટે તમારો અભિપ્રાય',
  suggestion: '“{place}” માટે તમારું સૂચન',
  vote: 'ઉપયોગી: “{place}”નો એક અભિપ્રાય',
  unvote: 'ઉપયોગી નહીં: “{place}”નો એક અભિપ્રાય',
  trip: '“{trip}”માં તમારા ફેરફાર',
  refused: 'સ્વીકાર્યું નથી: {reason}',
  remove: 'દૂર કરો',
  removeOf: 'દૂર કરો: {action}',
})

export const access = translation<typeof english.access>()({
  kinds: {
    'open-ground': 'ખુલ્લી જગ્યા, ગમે ત્યારે',
    'street-view': 'રસ્તા પરથી જોઈ શકાય',
    appointment: 'અગાઉથી સમય નક્કી કરીને',
    'day-parts': 'દિવસના અમુક ભાગમાં',
    about: 'આશરે અમુક સમયથી કે સુધી',
  },
  parts: { morning: 'સવારે', afternoon: 'બપોરે', evening: 'સાંજે', night: 'રાત્રે' },
  dayParts: '{parts}; ચોક્કસ સમયની માહિતી નથી',
  fromUntil: `આશરે ${clock('from')} વાગ્યાથી ${clock('until')} વાગ્યા સુધી`,
  from: `આશરે ${clock('from')} વાગ્યાથી; ક્યાર સુધી તેની માહિતી નથી`,
  until: `આશરે ${clock('until')} વાગ્યા સુધી; ક્યારથી તેની માહિતી નથી`,
  estimate: '{access} (અમારો અંદાજ)',
  brief: {
    from: `આશરે ${clock('from')} વાગ્યાથી`,
    until: `આશરે ${clock('until')} વાગ્યા સુધી`,
    estimate: '≈ {access}',
  },
  fields: { kind: 'કેવી રીતે જવાય', parts: 'દિવસના ભાગ', from: 'આશરે ક્યારથી', until: 'આશરે ક્યાર સુધી' },
})

export const actions = translation<typeof english.actions>()({
  cancel: 'રદ કરો',
  close: 'બંધ કરો',
  remove: 'દૂર કરો',
  edit: 'ફેરફાર કરો',
  delete: 'કાઢી નાખો',
  undo: 'પહેલાં જેવું કરો',
  failed: 'તે થઈ શક્યું નહીં.',
})
