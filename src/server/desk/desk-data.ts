import type { PersonalData } from '../store/personal-data.ts'

/** Versions of entries stay, but they lose the name of their editor. */
export const deskData = { tables: ['place_version', 'trip_version'] } satisfies PersonalData
