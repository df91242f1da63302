import * as z from 'zod/mini'

/** A month of the city's calendar, yyyy-mm. */
export const Month = z.string()

/** True if a review shows that its place was in a trip of its author. */
export const ShownVisit = z.object({ isShown: z.boolean() })

/** A review of the caller whose place was in one of their trips. */
export const Visit = z.object({
  reviewId: z.string(),
  /** The month of the latest such day that is over. */
  month: Month,
})
