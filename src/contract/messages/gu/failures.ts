import type * as english from '../en/failures.ts'
import { translation } from '../translation.ts'
import { accountSecurity } from './account-security.ts'
import { clientFailures } from './client-failures.ts'
import { emailConfirmation } from './email-confirmation.ts'
import { newsletter } from './newsletter.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { trips } from './trips.ts'
import { wishlist } from './wishlist.ts'

export const failures = translation<typeof english.failures>()({
  'invalid-input': 'વિનંતી સમજાઈ નહીં. નિશાની કરેલાં ખાનાં તપાસો.',
  unauthenticated: 'પહેલાં લોગ ઇન કરો',
  'second-factor-required': 'બીજા પગલાથી ખાતરી કરાવો કે આ તમે જ છો.',
  'second-factor-missing': 'પહેલાં લોગ ઇનનું બીજું પગલું ગોઠવો. એડમિન માટે તે જરૂરી છે.',
  'reauthentication-required': 'પહેલાં તમારો પાસવર્ડ ફરી આપો.',
  forbidden: 'તમને આ કરવાની પરવાનગી નથી.',
  conflict: 'આ દરમિયાન આમાં ફેરફાર થયો છે.',
  'insufficient-storage': 'સર્વર પર જગ્યા બચી નથી.',
  'not-found': 'આ સરનામે કંઈ નથી.',
  'method-not-allowed': 'આ સરનામે આ પ્રકારની વિનંતી ચાલતી નથી.',
  timeout: 'વિનંતી પહોંચતાં બહુ વાર લાગી.',
  'payload-too-large': 'વિનંતી બહુ મોટી છે.',
  'uri-too-long': 'સરનામું બહુ લાંબું છે.',
  'headers-too-large': 'વિનંતીના હેડર બહુ મોટા છે.',
  'unsupported-media-type': 'બોડી JSON તરીકે મોકલો.',
  'too-many-requests': 'બહુ બધી વિનંતીઓ આવી. થોડી રાહ જુઓ.',
  unavailable: 'સર્વર વ્યસ્ત છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  internal: clientFailures.internal,
  'login.wrong': 'ઇમેઇલ કે પાસવર્ડ ખોટો છે.',
  'login.suspended': 'આ ખાતું રોકેલું છે. આ માર્ગદર્શિકા સંભાળનારાઓને પૂછો.',
  'login.suspended-ask': 'આ ખાતું રોકેલું છે. ફરી તપાસ કરાવવા અથવા તમારી માહિતીની નકલ મેળવવા {contact} પર લખો.',
  'login.too-often': 'બહુ બધા પ્રયત્નો થયા. ફરી પ્રયત્ન કરતાં પહેલાં થોડી રાહ જુઓ.',
  'account.last-admin': 'એડમિનનું આ એક જ ખાતું છે. પહેલાં બીજા કોઈને એડમિન બનાવો.',
  'login.expired': 'આ લોગ ઇનમાં બહુ વાર લાગી અથવા બહુ બધા પ્રયત્નો થયા. ફરી લોગ ઇન કરો.',
  'second-factor.too-often':
    'ઘણી વાર ખોટા કોડ નાખ્યા. પાસકી કે રિકવરી કોડ વાપરો, અથવા “પાસવર્ડ ભૂલી ગયા?”થી નવો પાસવર્ડ રાખો.',
  'totp.exists': 'ઓથેન્ટિકેટર એપ પહેલેથી ગોઠવેલી છે. પહેલાં તેને દૂર કરો.',
  'totp.not-begun': 'ફરીથી શરૂ કરો: આ ગોઠવણી હવે ખુલ્લી નથી.',
  'passkey.unknown': 'આ પાસકી અહીં જાણીતી નથી, અથવા સમયસર વપરાઈ નહીં. ફરી પ્રયત્ન કરો.',
  'passkey.not-found': 'આ પાસકી હવે નથી.',
  'passkeys.full': 'તમારી પાસકી પૂરી થઈ ગઈ છે. પહેલાં એક દૂર કરો.',
  'passkeys.not-offered': 'પાસકી માટે માર્ગદર્શિકાનું ડોમેન નામ હોવું જોઈએ.',
  'recovery-codes.none': 'રિકવરી કોડ લોગ ઇનના બીજા પગલા સાથે મળે છે. પહેલાં તે ગોઠવો.',
  'place.not-found': 'આ સ્થળ માર્ગદર્શિકામાં નથી.',
  'search.blank': search.blank,
  'trip.save-failed': trips.saveFailed,
  'trip.not-found': 'આ પ્રવાસ હવે નથી.',
  'trip.stale': 'આ દરમિયાન આ પ્રવાસમાં બીજેથી ફેરફાર થયો છે.',
  'trips.full': 'તમારા પ્રવાસોની જગ્યા ભરાઈ ગઈ છે. પહેલાં એક કાઢી નાખો.',
  'account.full': 'તમારા ખાતામાં જગ્યા નથી. પહેલાં એક પ્રવાસ કાઢી નાખો.',
  'review.submit-failed': reviews.submitFailed,
  'review.not-found': 'આ અભિપ્રાય હવે નથી.',
  'review.not-yours': 'તમે ફક્ત તમારા પોતાના અભિપ્રાય કાઢી શકો છો.',
  'review.edit-not-yours': 'તમે ફક્ત તમારા પોતાના અભિપ્રાયમાં ફેરફાર કરી શકો છો.',
  'review.stale': 'આ દરમિયાન આ અભિપ્રાયમાં બીજેથી ફેરફાર થયો છે.',
  'review.edits-full': 'આ અભિપ્રાયમાં થઈ શકે એટલા બધા ફેરફાર થઈ ચૂક્યા છે. તેને કાઢી નાખીને નવો લખો.',
  'reviews.too-many': 'એક દિવસ માટે આટલા અભિપ્રાય ઘણા છે. હવે કાલે લખજો.',
  'image.too-many-pixels': 'આ ચિત્રમાં પિક્સેલ બહુ વધારે છે. નાનું ચિત્ર પસંદ કરો.',
  'images.too-many': 'તમે આજે ઘણાં ચિત્રો અપલોડ કર્યાં છે. હવે કાલે કરજો.',
  'images.full': 'તમારાં વધુ ચિત્રો માટે જગ્યા નથી. પહેલાં ચિત્રવાળો એક અભિપ્રાય કાઢી નાખો.',
  'images.away': 'હમણાં ચિત્રો સાચવી શકાતાં નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  'announcement.not-found': 'આ સૂચના હવે નથી.',
  'account.not-found': 'આ ખાતું હવે નથી.',
  'account.own': 'તમે તમારું પોતાનું ખાતું રોકી શકતા નથી.',
  'wishlist.update-failed': wishlist.updateFailed,
  'wishlist.full': 'તમારી મનપસંદ યાદી ભરાઈ ગઈ છે. પહેલાં એક સ્થળ દૂર કરો.',
  'newsletter.email-exists': newsletter.emailExists,
  'email-confirmation.unknown-link': emailConfirmation.unknownLink,
  'email-confirmation.too-often': 'થોડી વાર પહેલાં જ ઇમેઇલ મોકલ્યો છે. સ્પામ ફોલ્ડરમાં પણ જુઓ, અથવા પછી ફરી પ્રયત્ન કરો.',
  'email-change.unknown-link': accountSecurity.unknownChangeLink,
  'newsletter.unknown-link': newsletter.unsubscribeFailed,
})
