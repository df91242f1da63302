import type * as english from '../en/search-page.ts'
import { translation } from '../translation.ts'

export const searchPage = translation<typeof english.searchPage>()({
  title: 'શોધ',
  titleFor: 'શોધ: {term}',
  description: '{city}ની માર્ગદર્શિકાનાં સ્થળો, વાનગીઓ, વિસ્તારો, પ્રવાસો અને પેજ.',
  label: 'બધામાં શોધો',
  kinds: { place: 'સ્થળ', trip: 'સૂચવેલો પ્રવાસ', area: 'વિસ્તાર', page: 'પેજ', dish: 'વાનગી', service: 'મદદ અને આવવું-જવું' },
  submit: 'શોધો',
  results: { one: '“{term}” માટે {count} પરિણામ', other: '“{term}” માટે {count} પરિણામો' },
  failed: 'શોધવામાં કંઈક ગડબડ થઈ',
  none: 'કંઈ મળ્યું નહીં',
  nearest: '“{term}” માટે કંઈ નથી. સૌથી મળતું આ છે:',
  notMeant: 'આ નહોતું જોઈતું?',
  onMap: '“{term}” OpenStreetMap પર શોધો',
  tellUs: 'કંઈ ખૂટે છે? અભિપ્રાયમાં જણાવો',
  near: 'મારી નજીક',
  openNow: 'અત્યારે ખુલ્લું',
  loading: 'શોધીએ છીએ',
  start: 'તમે શું શોધો છો?',
  tryLists: 'અથવા કોઈ યાદી જુઓ:',
  close: 'બંધ કરો',
  recent: 'તાજેતરનું',
  forget: 'આ યાદી સાફ કરો',
  suggestionsTitle: 'સૂચનો',
  all: '“{term}” માટેનાં બધાં પરિણામો',
  suggestions: { one: '{count} સૂચન', other: '{count} સૂચનો' },
})
