import type { PersonalData } from '../store/personal-data.ts'

/** Audit entries stay, but they lose the name of their actor. */
export const auditData = { tables: ['audit_entry'] } satisfies PersonalData
