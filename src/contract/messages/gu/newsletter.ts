import type * as english from '../en/newsletter.ts'
import { translation } from '../translation.ts'

export const newsletter = translation<typeof english.newsletter>()({
  title: 'ન્યૂઝલેટર',
  description: '{city}નાં નવાં સ્થળો અને પ્રવાસો, ક્યારેક ક્યારેક ઇમેઇલથી.',
  name: 'નામ',
  email: 'ઇમેઇલ',
  submit: 'સબ્સ્ક્રાઇબ કરો',
  promise: 'ક્યારેક એકાદ ઇમેઇલ. દરેકમાં તેને બંધ કરવાની લિંક હોય છે.',
  unsubscribeTitle: 'અનસબ્સ્ક્રાઇબ',
  unsubscribeText: 'આ પછી તમને ન્યૂઝલેટરનો કોઈ ઇમેઇલ નહીં આવે.',
  unsubscribeSubmit: 'અનસબ્સ્ક્રાઇબ કરો',
  unsubscribed: 'તમે અનસબ્સ્ક્રાઇબ કર્યું છે.',
  unsubscribeFailed: 'આ લિંક હવે ચાલતી નથી.',
  emailExists: 'આ ઇમેઇલ પહેલેથી છે',
  failed: 'સબ્સ્ક્રાઇબ થઈ શક્યું નહીં, ફરી પ્રયત્ન કરો.',
  succeeded: 'સબ્સ્ક્રાઇબ થઈ ગયું',
})
