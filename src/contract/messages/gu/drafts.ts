import type * as english from '../en/drafts.ts'
import { translation } from '../translation.ts'

export const drafts = translation<typeof english.drafts>()({
  kept: 'ડ્રાફ્ટ સાચવેલો છે. જ્યાં અટક્યા હતા ત્યાંથી આગળ વધો.',
  discard: 'ડ્રાફ્ટ કાઢી નાખો',
  discarded: 'ડ્રાફ્ટ કાઢી નાખ્યો',
})
