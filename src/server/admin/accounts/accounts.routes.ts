import { noteAccess } from '../../account/activity/activity.store.ts'
import type { accountOperations } from '#contract/admin/accounts.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { searchAccounts } from './account-list.ts'
import { changeRole, type RoleDeps } from './roles.ts'
import { restoreAccount, suspendAccount, type SuspensionDeps } from './suspension.ts'

export function accountHandlers(deps: SuspensionDeps & RoleDeps): HandlersFor<typeof accountOperations> {
  return {
    searchAccounts: async ({ body, query }, { account: actor }) => {
      await noteAccess(deps, { action: 'account.search', actorId: actor.id })
      return { success: true, ...(await searchAccounts(deps, { ...body, ...query })) }
    },
    changeRole: async ({ params: { id }, body: { role } }, { account: actor }) => ({
      success: true,
      account: await changeRole(deps, { actor, id, role }),
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
