import type * as english from '../en/rehearsal.ts'
import { translation } from '../translation.ts'

export const rehearsal = translation<typeof english.rehearsal>()({
  title: 'નેટવર્ક વિના અજમાવી જુઓ',
  text: 'તમારું આયોજન ફક્ત આ ડિવાઇસમાંથી ખૂલે છે, બીજે ક્યાંય પુછાતું નથી.',
  start: 'હમણાં અજમાવો',
  today: {
    one: '“{trip}” નેટવર્ક વિના ખૂલે છે, આજના {count} મુકામ સાથે.',
    other: '“{trip}” નેટવર્ક વિના ખૂલે છે, આજના {count} મુકામ સાથે.',
  },
  ahead: {
    one: '“{trip}” નેટવર્ક વિના ખૂલે છે, તેના {count} મુકામ સાથે.',
    other: '“{trip}” નેટવર્ક વિના ખૂલે છે, બધા {count} મુકામ સાથે.',
  },
  missing: '“{trip}”નું બધું આ ડિવાઇસમાં નથી. ખૂટે છે: {names}',
  noTrip: 'આજનો કે પછીનો કોઈ પ્રવાસ આ ડિવાઇસમાં નથી. નેટવર્ક હોય ત્યારે તમારા પ્રવાસ એક વાર ખોલો.',
  airplane: 'જાતે જોવા માટે એરપ્લેન મોડ ચાલુ કરો અને આયોજન ખોલો.',
  open: '“{trip}”નું આયોજન ખોલો',
  failed: 'ન થયું. પેજ ફરી ખોલીને પ્રયત્ન કરો.',
})
