import type * as english from '../en/reviews.ts'
import { translation } from '../translation.ts'

export const reviews = translation<typeof english.reviews>()({
  submitFailed: 'તમારો અભિપ્રાય મોકલી શકાયો નહીં',
  submitFailedRetry: 'તમારો અભિપ્રાય મોકલી શકાયો નહીં. ફરી પ્રયત્ન કરો.',
  deleted: 'અભિપ્રાય કાઢી નાખ્યો',
  deleteFailed: 'અભિપ્રાય કાઢી નાખી શકાયો નહીં',
  submittedInline: 'તમારો અભિપ્રાય મળી ગયો છે!',
  submitted: 'અભિપ્રાય મોકલ્યો!',
  emptyFiltered: 'તમે શોધો છો તેવો કોઈ અભિપ્રાય મળ્યો નહીં.',
})
