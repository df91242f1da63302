import { Translations, type Announcement } from '#contract/admin/announcements.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { AnnouncementTable } from '../../platform/store/tables.ts'

/** Newest first. */
export async function listAnnouncements(executor: Executor, limit: number): Promise<Announcement[]> {
  const rows = await executor
    .selectFrom('announcement')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(getAnnouncement)
}

export async function insertAnnouncement(executor: Executor, announcement: Announcement): Promise<void> {
  await executor
    .insertInto('announcement')
    .values({ id: announcement._id, ...getColumns(announcement), deleted_at: null })
    .execute()
}

/** @returns false when there is no announcement with this id */
export async function replaceAnnouncement(executor: Executor, announcement: Announcement): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('announcement')
    .set(getColumns(announcement))
    .where('id', '=', announcement._id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finds deleted announcements too. */
export async function findAnnouncement(executor: Executor, id: string): Promise<Announcement | undefined> {
  const row = await executor.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()
  return row && getAnnouncement(row)
}

/**
 * Marks an announcement as deleted at an instant, or as restored with null.
 * @returns false when nothing changed
 */
export async function setDeletion(executor: Executor, id: string, at: string | null): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('announcement')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function purgeAnnouncementsDeletedBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('announcement').where('deleted_at', '<', instant).execute()
}

function getColumns(announcement: Announcement): Omit<AnnouncementTable, 'id' | 'deleted_at'> {
  const { title, content, date, priority, translations } = announcement
  return { title, content, date, priority, translations: translations ? JSON.stringify(translations) : null }
}

function getAnnouncement(row: AnnouncementTable): Announcement {
  const { id, title, content, date, priority } = row
  const translations =
    row.translations === null ? {} : { translations: Translations.parse(JSON.parse(row.translations)) }
  return { _id: id, title, content, date, priority, ...translations }
}
