import type { Announcement } from '#contract/admin/announcements.ts'
import { DAY_MS } from '#contract/text/durations.ts'

/** Section 9. */
const NEW_FOR_MS = DAY_MS

/** True during the first 24 hours after the date of the announcement, false before that date. */
export function isNewAnnouncement({ date }: Pick<Announcement, 'date'>, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(date)
  return ageMs >= 0 && ageMs <= NEW_FOR_MS
}
