/** Apart from the schemas, because the browser needs these alone. */

/**
 * Why a review or its photo may be reported and removed. How many stars it gives is no reason: an opinion is never
 * removed for what it says.
 */
export const moderationReasons = ['off-topic', 'advertising', 'insult', 'private', 'unlawful', 'not-own'] as const

export const APPEAL_MAX_LENGTH = 1_000

/** Reviews of one call. */
export const DECIDED_AT_ONCE = 50
