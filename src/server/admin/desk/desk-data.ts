import type { PersonalData } from '../../platform/store/personal-data.ts'

/** Versions of entries stay, but they lose the name of their editor. */
export const deskData = {
  tables: ['place_version', 'trip_version', 'calendar_version', 'city_part_version'],
} satisfies PersonalData
