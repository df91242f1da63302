import type { PersonalData } from '../../platform/store/personal-data.ts'

/** Audit entries stay, but they lose the name of their actor. */
export const auditData = { tables: ['audit_entry'] } satisfies PersonalData
