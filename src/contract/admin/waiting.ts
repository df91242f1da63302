import * as z from 'zod/mini'

const count = z.number()

/** Counts of the work that editors have to do. */
export const WaitingWork = z.object({
  suggestions: count,
  /** Places with facts to check, or with something else that is due. */
  places: count,
  /** Addresses named by places behind which nothing is any more. */
  links: count,
  /** Drafts by the kind of their entry. */
  drafts: z.object({ places: count, trips: count, calendar: count, city: count }),
})
export type WaitingWork = z.infer<typeof WaitingWork>

/** Counts of the reports and appeals that moderators have to decide. */
export const WaitingReports = z.object({ reported: count, appealed: count })
export type WaitingReports = z.infer<typeof WaitingReports>
