import type { Announcement } from '#contract/announcements.ts'
import type { Reader } from '../store/open.ts'
import type { AnnouncementTable } from '../store/tables.ts'

/** Newest first. */
export async function listAnnouncements(reader: Reader, limit: number): Promise<Announcement[]> {
  const rows = await reader
    .selectFrom('announcement')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(announcementOf)
}

export async function insertAnnouncement(reader: Reader, { _id: id, ...content }: Announcement): Promise<void> {
  await reader
    .insertInto('announcement')
    .values({ id, ...content, deleted_at: null })
    .execute()
}

/** @returns whether there is one to be replaced */
export async function replaceAnnouncement(reader: Reader, { _id: id, ...content }: Announcement): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('announcement')
    .set(content)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Also finds a deleted one. */
export async function findAnnouncement(reader: Reader, id: string): Promise<Announcement | undefined> {
  const row = await reader.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()
  return row && announcementOf(row)
}

/** Marks one as deleted at a time, or as there again. @returns false when it was that already */
export async function setDeletion(reader: Reader, id: string, at: string | null): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('announcement')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function purgeAnnouncementsDeletedBefore(reader: Reader, instant: string): Promise<void> {
  await reader.deleteFrom('announcement').where('deleted_at', '<', instant).execute()
}

function announcementOf({ id, title, content, date, priority }: AnnouncementTable): Announcement {
  return { _id: id, title, content, date, priority }
}
