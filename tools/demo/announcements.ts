import type { AnnouncementPriority } from '#contract/admin/announcements.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { Account } from '#server/account/auth/accounts.store.ts'
import { createAnnouncement } from '#server/admin/announcements/announcements.ts'
import { DEMO } from './people.ts'
import type { DemoServices } from './demo-services.ts'

type DemoAnnouncement = { title: string; content: string; priority: AnnouncementPriority; hoursAgo: number }

const announcements: readonly DemoAnnouncement[] = [
  {
    title: 'New illustrations in the guide',
    content: 'Every place has a picture of its own now. Tell us which one we should draw anew.',
    priority: 'low',
    hoursAgo: 240,
  },
  {
    title: 'Reviews can show a photo',
    content: 'Add one of your own when you post a review, up to 5 MB.',
    priority: 'medium',
    hoursAgo: 70,
  },
  {
    title: 'Maintenance on Sunday night',
    content: 'The guide may be away for ten minutes after two o’clock.\nTrips you are typing stay on your device.',
    priority: 'high',
    hoursAgo: 3,
  },
]

/** Creates the announcements as the admin, oldest first. */
export async function announce({ services, anchor }: DemoServices, admin: Account): Promise<void> {
  for (const { title, content, priority, hoursAgo } of announcements) {
    const date = new Date(anchor.getTime() - hoursAgo * HOUR_MS).toISOString()
    const input = { title: `${title} ${DEMO}`, content, priority, date }
    await createAnnouncement(services, { input, adminId: admin.id })
  }
}
