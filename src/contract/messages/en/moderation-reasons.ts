/** Why reviews are reported and removed. They stand after a colon. */
export const moderationReasons = {
  'off-topic': 'not about this place',
  advertising: 'advertising',
  insult: 'insults or hatred',
  private: 'private details of somebody',
  unlawful: 'against the law',
  'not-own': 'somebody else’s words or photo',
} as const
