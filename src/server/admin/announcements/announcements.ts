import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/admin/activity.ts'
import type { Announcement, AnnouncementInput } from '#contract/admin/announcements.ts'
import { instantOfDateTime } from '#contract/text/city-time.ts'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { attemptsBy, limitIn } from '../../platform/throttle/attempts.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAnnouncement, insertAnnouncement, replaceAnnouncement, setDeletion } from './announcements.store.ts'

export type AnnouncementDeps = Pick<Context, 'config' | 'store' | 'now' | 'newId'> & {
  guide: Pick<GuideHolder, 'current'>
}

/** At most as many announcements in one answer. */
export const ANNOUNCEMENTS_SHOWN = 200

export async function createAnnouncement(
  deps: AnnouncementDeps,
  { input, adminId }: { input: AnnouncementInput; adminId: string },
): Promise<Announcement> {
  const announcement = complete(deps, { id: deps.newId(), input })
  return changeAs(deps, { adminId, action: 'announcement.create' }, async (transaction) => {
    await insertAnnouncement(transaction, announcement)
    return { announcement, isChanged: true }
  })
}

export async function updateAnnouncement(
  deps: AnnouncementDeps,
  { id, input, adminId }: { id: string; input: AnnouncementInput; adminId: string },
): Promise<Announcement> {
  const announcement = complete(deps, { id, input })
  return changeAs(deps, { adminId, action: 'announcement.update' }, async (transaction) => {
    const isChanged = await replaceAnnouncement(transaction, announcement)
    return { announcement: isChanged ? announcement : undefined, isChanged }
  })
}

/** A second deletion changes nothing. */
export async function deleteAnnouncement(
  deps: AnnouncementDeps,
  { id, adminId }: { id: string; adminId: string },
): Promise<void> {
  await changeAs(deps, { adminId, action: 'announcement.delete' }, async (transaction) => {
    const isChanged = await setDeletion(transaction, id, deps.now().toISOString())
    return { announcement: await findAnnouncement(transaction, id), isChanged }
  })
}

/** Restoring an announcement that is not deleted changes nothing. */
export async function restoreAnnouncement(
  deps: AnnouncementDeps,
  { id, adminId }: { id: string; adminId: string },
): Promise<Announcement> {
  return changeAs(deps, { adminId, action: 'announcement.restore' }, async (transaction) => {
    const isChanged = await setDeletion(transaction, id, null)
    return { announcement: await findAnnouncement(transaction, id), isChanged }
  })
}

type Outcome = { announcement: Announcement | undefined; isChanged: boolean }

/** Changes one announcement and writes the audit entry in the same transaction. */
async function changeAs(
  deps: AnnouncementDeps,
  { adminId, action }: { adminId: string; action: AuditAction },
  change: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Announcement> {
  const { store } = deps
  return store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, adminId, store.engine)
    await limitIn(transaction, deps, attemptsBy(deps, 'deskAction', adminId))
    const { announcement, isChanged } = await change(transaction)
    if (!announcement) throw new Failure('not-found', 'announcement.not-found')
    const subject = { id: announcement._id, title: announcement.title }
    if (isChanged) await insertAuditEntry(transaction, deps, { action, actorId: adminId, subject })
    return announcement
  })
}

/** A date and time without an offset is in the city's time zone. */
function complete({ guide }: AnnouncementDeps, { id, input }: { id: string; input: AnnouncementInput }): Announcement {
  const { date, ...texts } = input
  const instant = instantOfDateTime(date, guide.current().timeZone)
  if (instant) return { _id: id, ...texts, date: instant.toISOString() }
  throw fieldFailure('date', 'announcement.date-invalid')
}
