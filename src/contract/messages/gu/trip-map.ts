import type * as english from '../en/trip-map.ts'
import { translation } from '../translation.ts'

export const tripMap = translation<typeof english.tripMap>()({
  label: 'પ્રવાસનો નકશો',
  choice: 'નકશા પરના દિવસો',
  all: 'બધા દિવસો',
  pin: '{number}, {name}, {weekday}, {date}',
  idea: 'આઇડિયા, {name}',
  lodging: 'રહેવાની જગ્યા, {name}, {weekday} {date}',
  somewhere: '{label}, આ વિસ્તારમાં ક્યાંક',
  near: '{label}, નજીકમાં',
  estimate: 'ટપકાંવાળી લીટીઓ સીધી છે, એક અંદાજ: રસ્તા તેનાથી લાંબા હોય છે.',
  notOnMap: {
    one: '{count} મુકામ નકશા પર નથી, કારણ કે તેના સ્થાનની કોઈને ખબર નથી.',
    other: '{count} મુકામ નકશા પર નથી, કારણ કે તેમના સ્થાનની કોઈને ખબર નથી.',
  },
  open: 'નકશો',
  close: 'યાદી',
  showInList: 'યાદીમાં બતાવો',
  closeCard: 'બંધ કરો',
  when: '{day}, {from}થી {to}',
})
