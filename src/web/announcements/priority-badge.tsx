import type { AnnouncementPriority } from '#contract/announcements.ts'
import { announcements } from '#messages/announcements.ts'
import '../styles/announcements.css'

/** Its colour repeats what its word says. */
export function PriorityBadge({ priority }: { priority: AnnouncementPriority }) {
  return <span className={`priority priority-${priority}`}>{announcements.priorities[priority]}</span>
}
