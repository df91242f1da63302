import type * as english from '../en/email-confirmation.ts'
import { translation } from '../translation.ts'

export const emailConfirmation = translation<typeof english.emailConfirmation>()({
  title: 'તમારા ઇમેઇલની પુષ્ટિ કરો',
  text: 'આનાથી ખબર પડે છે કે આ ઇમેઇલ તમારો જ છે. એક ક્લિક પૂરતી છે.',
  submit: 'મારા ઇમેઇલની પુષ્ટિ કરો',
  confirmed: 'તમારા ઇમેઇલની પુષ્ટિ થઈ ગઈ.',
  unknownLink: 'આ લિંક હવે ચાલતી નથી. તમારી પ્રોફાઇલમાંથી નવી લિંક મંગાવો.',
  notConfirmed: 'ઇમેઇલની પુષ્ટિ થઈ નથી',
  sendAgain: 'ફરી મોકલો',
  sent: 'તમને લિંક સાથેનો ઇમેઇલ મોકલ્યો છે.',
  sendFailed: 'ઇમેઇલ મોકલી શકાયો નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  newsletterTitle: 'સબ્સ્ક્રિપ્શનની પુષ્ટિ કરો',
  newsletterText: 'એક ક્લિક કરો, એટલે ન્યૂઝલેટર તમારા ઇમેઇલમાં આવશે.',
  newsletterSubmit: 'સબ્સ્ક્રાઇબ કરો',
  newsletterConfirmed: 'તમે સબ્સ્ક્રાઇબ કર્યું છે.',
})
