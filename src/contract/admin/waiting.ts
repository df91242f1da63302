import * as z from 'zod/mini'
import { DeskKindName } from './desk-kinds.ts'

const count = z.number()

/** The number of drafts of each kind of entries. */
export const DraftCounts = z.record(DeskKindName, count)
export type DraftCounts = z.infer<typeof DraftCounts>

/** Counts of the work that editors have to do. */
export const WaitingWork = z.object({
  suggestions: count,
  /** Places with facts to check, or with something else that is due. */
  places: count,
  /** Addresses named by places behind which nothing is any more. */
  links: count,
  drafts: DraftCounts,
})
export type WaitingWork = z.infer<typeof WaitingWork>

/** Counts of the reports and appeals that moderators have to decide. */
export const WaitingReports = z.object({ reported: count, appealed: count })
export type WaitingReports = z.infer<typeof WaitingReports>
