import type { PersonalData } from '../store/personal-data.ts'

/** Audit entries stay without their actor's name. */
export const auditData = { tables: ['audit_entry'] } satisfies PersonalData
