import type * as english from '../en/client-failures.ts'
import { translation } from '../translation.ts'

export const clientFailures = translation<typeof english.clientFailures>()({
  retry: 'फिर कोशिश करें',
  leaveUnsaved: 'सहेजे बिना निकलना है? आपने जो लिखा है, वह चला जाएगा।',
  back: 'वापस जाएँ',
  pageTitle: 'कुछ गड़बड़ हो गई',
  pageText: 'यह पेज दिखाया नहीं जा सका। गलती हमारी ओर से है; आपका किया हुआ कुछ नहीं गया।',
  reference: 'संदर्भ: {id}',
  internal: 'हमारी ओर से कुछ गड़बड़ हो गई।',
  network: 'कनेक्शन नहीं है। अपना नेटवर्क देखें और फिर कोशिश करें।',
})
