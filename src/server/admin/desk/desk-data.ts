import type { PersonalData } from '../../platform/store/personal-data.ts'
import { versionTables } from './desk-kinds.ts'

/** Versions of entries stay, but they lose the name of their editor. */
export const deskData = {
  tables: versionTables,
} satisfies PersonalData
