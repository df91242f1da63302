import type * as english from '../en/content-errors.ts'
import { translation } from '../translation.ts'

export const contentErrors = translation<typeof english.contentErrors>()({
  'content.blank': 'આ ખાનું ભરો',
  'content.slug': 'નાના અંગ્રેજી અક્ષરના શબ્દો હાઇફનથી જોડીને લખો, જેમ કે surat-castle',
  'content.slug-taken': 'આ સરનામાવાળું સ્થળ પહેલેથી છે',
  'content.slug-fixed': 'સ્થળનું સરનામું બદલાતું નથી. આ સ્થળ કાઢો અને તેની જગ્યા લે તેનું નામ આપો',
  'content.name-taken': 'આ નામનું સ્થળ પહેલેથી છે',
  'content.url': 'http:// કે https://થી શરૂ થતું સરનામું લખો',
  'content.date': 'કેલેન્ડરમાં હોય એવી તારીખ લખો',
  'content.position': 'બંને આંકડા લખો, અથવા “ખબર નથી” ચોકસાઈ સાથે એકે નહીં',
  'content.photo-file': 'ચિત્રની ફાઇલનું નામ લખો',
  'content.schema-org-type': 'schema.orgના પ્રકારનું નામ લખો, જેમ કે Museum',
  'content.fact-source': 'સ્રોતનું નામ આપો. ફક્ત અંદાજ સ્રોત વગર હોઈ શકે',
  'content.fact-alternatives': 'સ્રોતો એકમત ન હોય ત્યાં બીજા શું કહે છે તે લખો. નહીં તો ખાલી રાખો',
  'content.hours-length': 'આમાં 500થી વધુ અક્ષર છે',
  'content.visit-order': 'આ સૌથી ઓછા સમયથી ઓછું ન હોઈ શકે',
  'content.fee-order': 'છેલ્લો દિવસ પહેલા દિવસ કરતાં વહેલો છે',
  'content.since': 'તારીખ, મહિનો (yyyy-mm) કે વર્ષ (yyyy) લખો',
  'content.phone': '+ અને દેશના કોડથી શરૂ કરો',
  'content.language': 'ભાષાનો કોડ લખો, જેમ કે gu',
  'content.problem': 'વાંધો: {problem}',
  'content.changed': '{name}એ આ બદલીને “{value}” કર્યું',
  'content.removed': '{name}એ આ દૂર કર્યું',
  'content.replacement': 'માર્ગદર્શિકાનું કોઈ સ્થળ પસંદ કરો',
  'content.publish-at': 'હવે પછીની તારીખ અને સમય લખો',
})
