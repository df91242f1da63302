import type * as english from '../en/home.ts'
import { translation } from '../translation.ts'

export const home = translation<typeof english.home>()({
  title: '{city}ની માર્ગદર્શિકા અને પ્રવાસનું આયોજન',
  heroTitle: '{city}, પ્રવાસીની નજરે',
  heroAction: '{city} જુઓ',
  heroSecond: 'સૂચવેલા પ્રવાસો જુઓ',
  searchLabel: 'સ્થળ, વાનગી કે વિસ્તાર શોધો',
  starts: 'ક્યાંથી શરૂ કરવું',
  eat: 'ખાવું',
  eatText: 'સ્ટ્રીટ ફૂડ અને કાફે',
  see: 'જોવું',
  seeText: 'ઇતિહાસ અને જોવા જેવું',
  map: 'નકશો',
  mapText: { one: '{count} સ્થળ', other: 'બધાં {count} સ્થળો' },
  plan: 'શનિ-રવિનું આયોજન',
  planText: 'બે દિવસનું આયોજન',
  stepsTitle: 'આ કેવી રીતે કામ કરે છે?',
  steps: [
    {
      title: 'ખાતું બનાવો',
      text: 'નામ, ઇમેઇલ અને પાસવર્ડ. તમારાં મનપસંદ સ્થળો અને પ્રવાસો ફક્ત તમારાં છે.',
    },
    {
      title: 'પ્રવાસનું આયોજન કરો',
      text: 'ગમતાં સ્થળો ભેગાં કરો, દિવસ પ્રમાણે ગોઠવો, અને એક નજરે જુઓ કે શું બંધબેસે છે.',
    },
    {
      title: 'ફરો અને મજા કરો',
      text: 'આયોજન સાથે લઈ જાઓ, અને કેવું રહ્યું તે હવે પછીના પ્રવાસીને કહો.',
    },
  ],
  pickedTitle: 'અહીંથી શરૂ કરો',
  pickedText: 'શરૂઆત માટે દરેક યાદીમાંથી એક સ્થળ.',
  whenTitle: 'ક્યારે આવવું',
  whenAction: 'આખું વર્ષ, મહિના પ્રમાણે',
  aboutTitle: 'ફરવાના રસિયાઓ માટે',
  aboutAction: 'આ માર્ગદર્શિકા કેવી રીતે બને છે',
})
