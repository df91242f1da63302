import type { PersonalData } from '../store/personal-data.ts'

export const tripsData = { tables: ['trip'] } satisfies PersonalData
