import { DAY_MS } from '#contract/text/durations.ts'
import { IMPORT_RETENTION_DAYS, PREVIEW_RETENTION_DAYS } from '#contract/admin/place-imports.ts'
import type { Database } from '../../platform/store/database.ts'
import type { PersonalData } from '../../platform/store/personal-data.ts'
import { deleteImportsBefore } from './imports.store.ts'

/** Previews are deleted with their editor. Imported places stay, with the name of their file. */
export const placeImportData = { tables: ['place_import'] } satisfies PersonalData

/** Deletes previews that nobody imported, and what would undo old imports. */
export async function deleteOldImports(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  await deleteImportsBefore(db, { previews: before(PREVIEW_RETENTION_DAYS), imports: before(IMPORT_RETENTION_DAYS) })
}
