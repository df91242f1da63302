import type * as english from '../en/moderation-reasons.ts'
import { translation } from '../translation.ts'

export const moderationReasons = translation<typeof english.moderationReasons>()({
  'off-topic': 'આ સ્થળ વિશે નથી',
  advertising: 'જાહેરાત છે',
  insult: 'અપમાન કે ધિક્કાર છે',
  private: 'કોઈની અંગત માહિતી છે',
  unlawful: 'કાયદા વિરુદ્ધ છે',
  'not-own': 'લખાણ કે ફોટો બીજા કોઈનાં છે',
})
