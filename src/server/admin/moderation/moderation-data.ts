import type { Executor } from '../../platform/store/database.ts'
import type { PersonalData } from '../../platform/store/personal-data.ts'
import { eraseAppealsFor } from './decisions.store.ts'
import { listDecisionsAbout } from './notifications.store.ts'
import { listReportsFor } from './reports.store.ts'

/** Reports and decisions stay, but they lose their names, and appeals lose their words. Comes before the account. */
export const moderationData = {
  tables: ['report', 'decision'],
  erase: (transaction, { id }) => eraseAppealsFor(transaction, id),
} satisfies PersonalData

export async function collectModeration(executor: Executor, { id }: { readonly id: string }) {
  const decided = await listDecisionsAbout(executor, id)
  return {
    reports: await listReportsFor(executor, id),
    removals: decided.map(({ notice, appeal }) => ({ ...notice, appeal })),
  }
}
