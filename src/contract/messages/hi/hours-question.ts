import type * as english from '../en/hours-question.ts'
import { translation } from '../translation.ts'

export const hoursQuestion = translation<typeof english.hoursQuestion>()({
  doYouMean: 'क्या आपका मतलब यह है: {meaning}?',
  means: 'इसका मतलब: {meaning}',
  remark: 'समय का हिस्सा नहीं: {remark}',
  use: 'हाँ, यही रखें',
})
