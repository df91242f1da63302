import type * as english from '../en/access.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const access = translation<typeof english.access>()({
  kinds: {
    'open-ground': 'खुली जगह, कभी भी जा सकते हैं',
    'street-view': 'सड़क से देख सकते हैं',
    appointment: 'पहले से समय तय करके',
    'day-parts': 'दिन के कुछ हिस्सों में',
    about: 'करीब किसी समय से या तक',
  },
  parts: { morning: 'सुबह', afternoon: 'दोपहर में', evening: 'शाम को', night: 'रात को' },
  dayParts: '{parts}; ठीक समय की जानकारी नहीं',
  fromUntil: `करीब ${clock('from')} बजे से ${clock('until')} बजे तक`,
  from: `करीब ${clock('from')} बजे से; कब तक, इसकी जानकारी नहीं`,
  until: `करीब ${clock('until')} बजे तक; कब से, इसकी जानकारी नहीं`,
  estimate: '{access} (हमारा अंदाज़ा)',
  fields: { kind: 'कैसे जाएँ', parts: 'दिन के हिस्से', from: 'करीब कब से', until: 'करीब कब तक' },
})
