import type * as english from '../en/hours-question.ts'
import { translation } from '../translation.ts'

export const hoursQuestion = translation<typeof english.hoursQuestion>()({
  doYouMean: 'શું તમારો અર્થ આ છે: {meaning}?',
  means: 'આનો અર્થ: {meaning}',
  remark: 'સમયનો ભાગ નથી: {remark}',
  use: 'હા, આ વાપરો',
})
