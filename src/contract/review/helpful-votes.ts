import * as z from 'zod/mini'

/** Reviews that one person may call helpful. */
export const HELPFUL_VOTES_MAX = 1_000

export const HelpfulVote = z.object({ isHelpful: z.boolean() })
