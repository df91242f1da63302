import type * as english from '../en/client-failures.ts'
import { translation } from '../translation.ts'

export const clientFailures = translation<typeof english.clientFailures>()({
  retry: 'ફરી પ્રયત્ન કરો',
  leaveUnsaved: 'સાચવ્યા વગર નીકળવું છે? તમે જે લખ્યું છે તે જતું રહેશે.',
  back: 'પાછા જાઓ',
  pageTitle: 'કંઈક ગડબડ થઈ',
  pageText: 'આ પેજ બતાવી શકાયું નહીં. ભૂલ અમારા તરફથી છે; તમે કરેલું કંઈ ગયું નથી.',
  reference: 'સંદર્ભ: {id}',
  internal: 'અમારા તરફથી કંઈક ગડબડ થઈ.',
  network: 'કનેક્શન નથી. તમારું નેટવર્ક તપાસો અને ફરી પ્રયત્ન કરો.',
})
