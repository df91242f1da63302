import type { Handlers } from '../http/handler.ts'
import { searchAccounts } from './account-list.ts'
import { restoreAccount, suspendAccount, type SuspensionDeps } from './suspension.ts'

type AccountEndpoints = 'searchAccounts' | 'suspendAccount' | 'restoreAccount'

export function accountHandlers(deps: SuspensionDeps): Pick<Handlers, AccountEndpoints> {
  return {
    searchAccounts: async ({ body: { text }, query }) => ({
      success: true,
      ...(await searchAccounts(deps, { text, ...query })),
    }),
    suspendAccount: async ({ params: { id } }, { account: actor }) => ({
      success: true,
      account: await suspendAccount(deps, { actor, id }),
    }),
    restoreAccount: async ({ params: { id } }, { account: actor }) => ({
      success: true,
      account: await restoreAccount(deps, { actor, id }),
    }),
  }
}
