import type { Announcement } from '#contract/announcements.ts'
import { DAY } from '#contract/durations.ts'

/** Section 9: age up to which an announcement is new. */
const NEW_FOR_MS = DAY

/** Whether it is from the last 24 hours. An announcement dated ahead is not new yet. */
export function isNewAnnouncement({ date }: Pick<Announcement, 'date'>, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(date)
  return ageMs >= 0 && ageMs <= NEW_FOR_MS
}
