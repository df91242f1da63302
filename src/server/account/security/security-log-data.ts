import type { Executor } from '../../platform/store/database.ts'
import type { Person, PersonalData } from '../../platform/store/personal-data.ts'
import { listSecurityEventsFor } from './security-log.store.ts'

/** Maximum number of entries in an export, so that its size does not grow with the attempts of strangers. */
const MAX_EXPORTED = 2_000

/** Entries stay until they are 180 days old, but they no longer name the account. */
export const securityLogData = { tables: ['security_event'] } satisfies PersonalData

export async function collectSecurityLog(executor: Executor, { id }: Person) {
  return { securityLog: await listSecurityEventsFor(executor, id, MAX_EXPORTED) }
}
