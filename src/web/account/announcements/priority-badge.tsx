import type { AnnouncementPriority } from '#contract/admin/announcements.ts'
import { announcements } from '#messages/account.ts'
import './announcements.css'

/** The colour repeats the meaning of the text. */
export function PriorityBadge({ priority }: { priority: AnnouncementPriority }) {
  return <span className={`priority priority-${priority}`}>{announcements.priorities[priority]}</span>
}
