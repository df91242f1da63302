import type * as english from '../en/invite.ts'
import { translation } from '../translation.ts'

export const invite = translation<typeof english.invite>()({
  title: 'પ્રવાસનું આમંત્રણ',
  description: 'કોઈ તમને સાથે પ્રવાસ ગોઠવવા બોલાવે છે.',
  loading: 'આમંત્રણ ખૂલે છે …',
  failed: 'આમંત્રણ ખૂલ્યું નહીં.',
  over: 'આ આમંત્રણ પૂરું થયું છે',
  from: '{name} તમને “{title}”માં બોલાવે છે',
  forPerson: 'આ આમંત્રણ {name} માટે છે.',
  may: {
    editor: 'તમે આખી યોજના જુઓ છો અને સાથે બદલો છો.',
    suggester: 'તમે આખી યોજના જુઓ છો, અને તે શક્ય બને ત્યારે ફેરફાર સૂચવો છો.',
    viewer: 'તમે આખી યોજના જુઓ છો.',
  },
  others: 'બીજા તમારું નામ જુએ છે.',
  join: 'આ પ્રવાસમાં જોડાઓ',
  joinFailed: 'તમે પ્રવાસમાં જોડાઈ શક્યા નહીં.',
  joined: 'હવે તમે આ પ્રવાસમાં છો.',
  alreadyIn: 'તમે પહેલેથી આ પ્રવાસમાં છો.',
  logIn: 'પહેલાં લોગ ઇન અથવા સાઇન અપ કરો. પછી તમે અહીં પાછા આવશો.',
})
