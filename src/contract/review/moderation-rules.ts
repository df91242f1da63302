/** Apart from the schemas, because the browser needs these alone. */

/**
 * Reasons for which a review or its photo may be reported and removed. The number of stars is no reason: no opinion is
 * removed for its content.
 */
export const moderationReasons = ['off-topic', 'advertising', 'insult', 'private', 'unlawful', 'not-own'] as const

export const APPEAL_MAX_LENGTH = 1_000

/** Reviews of one call. */
export const DECIDED_AT_ONCE = 50
