import type * as english from '../en/waiting.ts'
import { translation } from '../translation.ts'

export const waiting = translation<typeof english.waiting>()({
  hint: 'તમારી રાહ જોતાં કામ, સૌથી જરૂરી પહેલાં. શરૂ કરવા એક લીટી ખોલો.',
  failed: 'બાકી કામ ગણી શકાયું નહીં.',
  look: 'જુઓ',
  newPlace: 'નવું સ્થળ',
  importFile: 'ફાઇલ લાવો',
  waits: { one: '{count} બાકી', other: '{count} બાકી' },
  reported: { one: 'ફરિયાદવાળો અભિપ્રાય', other: 'ફરિયાદવાળા અભિપ્રાયો' },
  appealed: { one: 'દૂર કરેલો અભિપ્રાય ફરી જોવાનો', other: 'દૂર કરેલા અભિપ્રાયો ફરી જોવાના' },
  suggestions: { one: 'સૂચવેલો ફેરફાર', other: 'સૂચવેલા ફેરફાર' },
  places: { one: 'સ્થળની માહિતી ફરી તપાસવાની', other: 'સ્થળોની માહિતી ફરી તપાસવાની' },
  links: { one: 'બંધ લિંક', other: 'બંધ લિંક' },
  placeDrafts: { one: 'સ્થળનો ડ્રાફ્ટ', other: 'સ્થળોના ડ્રાફ્ટ' },
  tripDrafts: { one: 'સૂચવેલા પ્રવાસનો ડ્રાફ્ટ', other: 'સૂચવેલા પ્રવાસોના ડ્રાફ્ટ' },
  calendarDrafts: { one: 'કેલેન્ડરનો ડ્રાફ્ટ', other: 'કેલેન્ડરના ડ્રાફ્ટ' },
  cityDrafts: { one: 'શહેરનો ડ્રાફ્ટ', other: 'શહેરના ડ્રાફ્ટ' },
})
