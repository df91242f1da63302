import type * as english from '../en/phrases.ts'
import { translation } from '../translation.ts'

export const phrases = translation<typeof english.phrases>()({
  title: '{city} માટે કામનાં વાક્યો',
  description: '{city}માં સવારી, જમવાનું, ખરીદી અને મદદ માટેનાં વાક્યો, અને તે કેવી રીતે બોલવાં.',
  loading: 'વાક્યો ખૂલે છે …',
  failed: 'વાક્યો ખૂલી શક્યાં નહીં',
  none: 'આ માર્ગદર્શિકામાં હજી વાક્યો નથી.',
  unchecked: 'આ વાક્યો મશીને બનાવ્યાં છે. હજી કોઈએ તે તપાસ્યાં નથી.',
  groups: {
    courtesy: 'શિષ્ટાચાર',
    riding: 'રસ્તામાં',
    eating: 'જમતી વખતે',
    buying: 'ખરીદી',
    help: 'મદદ',
  },
  showLarge: '{language}માં મોટું બતાવો: {phrase}',
  noVoice: 'આ ડિવાઇસમાં {language} માટે અવાજ નથી. વાક્ય બતાવો.',
  listen: 'મોટેથી વાંચો',
  close: 'બંધ કરો',
  readAloud: '{language}માં વાંચી સંભળાવો: {phrase}',
})
