import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedAccount } from '#contract/admin/accounts.ts'
import { changeRole } from '#contract/admin/accounts.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { Role } from '#contract/api/roles.ts'
import { admin, adminAccounts as messages } from '#messages/admin.ts'
import { callOverHttp } from '../api/call.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import type { accountPages } from './queries.ts'
import { useReauthentication } from './use-reauthentication.tsx'
import { withAccount } from './use-suspension.ts'

export type RoleChanging = {
  change: (change: { account: ListedAccount; role: Role }) => void
  isPending: boolean
  /** Asks for the password when the last login is old. */
  dialog: ReactNode
}

/** @param list shows the accounts; it is updated after each change */
export function useRoleChange(list: ReturnType<typeof accountPages>): RoleChanging {
  const queryClient = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication(admin.askAgainRights)
  const { mutate, isPending } = useApiMutation({
    write: async ({ account: { _id: id }, role }: { account: ListedAccount; role: Role }) => {
      const { account } = await withReauthentication(() => callOverHttp(changeRole, { params: { id }, body: { role } }))
      await updateAnswer(queryClient, list, (pages) => withAccount(pages, account))
    },
    onSuccess: (_, { account: { name }, role }) =>
      notify('success', fill(messages.roleChanged, { name, role: messages.roles[role] }), 'top-right'),
    failure: messages.roleFailed,
    place: 'top-right',
  })
  return { change: mutate, isPending, dialog }
}
