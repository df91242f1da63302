import type * as english from '../en/evidence.ts'
import { translation } from '../translation.ts'

export const evidence = translation<typeof english.evidence>()({
  confidences: {
    official: 'સત્તાવાર',
    agreed: 'બે સ્રોતો એકમત છે',
    reported: 'એક સ્રોત એમ કહે છે',
    conflict: 'સ્રોતો એકમત નથી',
    estimate: 'અમારો અંદાજ',
  },
  checked: 'ચકાસણી: {date}',
  seen: 'સ્થળ પર જોયું, {date}',
  asked: 'ફોન પર પૂછ્યું, {date}',
  or: 'અથવા',
  notKnown: 'ખબર નથી',
  doYouKnow: 'તમને ખબર છે?',
})
