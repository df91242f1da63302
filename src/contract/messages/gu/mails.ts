import type * as english from '../en/mails.ts'
import { translation } from '../translation.ts'

export const mails = translation<typeof english.mails>()({
  greeting: 'નમસ્તે {name},',
  namelessGreeting: 'નમસ્તે,',
  signature: 'સફરનામા {city}',
  oneTimeCode: {
    subject: 'સફરનામા માટે તમારો કોડ',
    text: 'આ કોડથી તમે નવો પાસવર્ડ રાખી શકો છો. તે {minutes} મિનિટ ચાલે છે, અને એક જ વાર:',
    ignore: 'તમે કોડ ન મંગાવ્યો હોય તો આ ઇમેઇલ ધ્યાનમાં ન લો: કંઈ બદલાશે નહીં.',
  },
  emailConfirmation: {
    subject: 'સફરનામા માટે તમારા ઇમેઇલની પુષ્ટિ કરો',
    text: 'આ ઇમેઇલથી કોઈએ સફરનામા {city} પર ખાતું બનાવ્યું છે. તે તમે બનાવ્યું હોય તો {days} દિવસમાં આ લિંક ખોલો:',
    ignore: 'ખાતું તમે ન બનાવ્યું હોય તો આ ઇમેઇલ ધ્યાનમાં ન લો: લિંક વગર તે ખાતાને તમારા ઇમેઇલ પર કોઈ હક મળતો નથી.',
  },
  newsletterConfirmation: {
    subject: 'સફરનામાના ન્યૂઝલેટરની પુષ્ટિ કરો',
    text: 'આ ઇમેઇલ પર સફરનામા {city}નું ન્યૂઝલેટર મંગાવવામાં આવ્યું છે. તે શરૂ કરવા આ લિંક ખોલો:',
    ignore: 'તમે ન મંગાવ્યું હોય તો આ ઇમેઇલ ધ્યાનમાં ન લો: લિંક વગર કંઈ મોકલાતું નથી.',
  },
  newsletterWelcome: {
    subject: 'સફરનામાના ન્યૂઝલેટરમાં તમારું સ્વાગત છે',
    text: 'હવે {city}માં જોવા જેવું કંઈક નવું હશે ત્યારે અમે તમને લખીશું.',
    unsubscribe: 'તે બંધ કરવા આ લિંક ખોલો:',
  },
  letter: {
    why: 'તમે સફરનામા {city}નું ન્યૂઝલેટર સબ્સ્ક્રાઇબ કર્યું છે, તેથી આ પત્ર આવ્યો છે. તે બંધ કરવા આ લિંક ખોલો:',
    testSubject: 'ચકાસણી: {title}',
  },
})
