import type * as english from '../en/access.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const access = translation<typeof english.access>()({
  kinds: {
    'open-ground': 'ખુલ્લી જગ્યા, ગમે ત્યારે જઈ શકાય',
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
  fields: { kind: 'કેવી રીતે જવાય', parts: 'દિવસના ભાગ', from: 'આશરે ક્યારથી', until: 'આશરે ક્યાર સુધી' },
})
