import type { PersonalData } from '../../platform/store/personal-data.ts'

export const tripsData = { tables: ['trip', 'trip_link'] } satisfies PersonalData
