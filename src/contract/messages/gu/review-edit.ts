import type * as english from '../en/review-edit.ts'
import { translation } from '../translation.ts'

export const reviewEdit = translation<typeof english.reviewEdit>()({
  title: '“{place}” વિશેનો અભિપ્રાય બદલો',
  submit: 'ફેરફાર સાચવો',
  saving: 'સાચવીએ છીએ …',
  cancel: 'રદ કરો',
  discardQuestion: 'અભિપ્રાયમાં કરેલા ફેરફાર છોડી દેવા છે?',
  saved: '“{place}” વિશેનો તમારો અભિપ્રાય બદલાઈ ગયો.',
  failed: 'તમારો અભિપ્રાય સાચવી શકાયો નહીં',
  failedRetry: 'તમારો અભિપ્રાય સાચવી શકાયો નહીં. ફરી પ્રયત્ન કરો.',
  stale: 'યાદીમાં બીજું લખાણ દેખાય છે. તેની જગ્યાએ તમારું મૂકવા ફરી સાચવો.',
  currentPhoto: 'આ અભિપ્રાયનો ફોટો',
})
