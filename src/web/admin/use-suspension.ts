import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReplyFor } from '#contract/api.ts'
import type { ListedAccount } from '#contract/admin/accounts.ts'
import { restoreAccount, suspendAccount, type searchAccounts } from '#contract/admin/accounts.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import { admin, adminAccounts as messages } from '#messages/admin.ts'
import { callOverHttp } from '../api/call.ts'
import { invalidateContent } from '../api/query-client.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { useUndo } from '../ui/use-undo.ts'
import type { accountPages } from './queries.ts'
import { useReauthentication } from './use-reauthentication.tsx'

export type Suspension = {
  /** Asks for the password when the last login is old. */
  dialog: ReactNode
  suspend: (account: ListedAccount) => void
  restore: (account: ListedAccount) => void
  isPending: boolean
}

type AccountPages = InfiniteData<ReplyFor<typeof searchAccounts>>

/** @param list shows the accounts; it is updated after each change */
export function useSuspension(list: ReturnType<typeof accountPages>): Suspension {
  const queryClient = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication(admin.askAgainRights)
  const change = async (endpoint: typeof suspendAccount | typeof restoreAccount, { _id: id }: ListedAccount) => {
    const { account } = await withReauthentication(() => callOverHttp(endpoint, { params: { id } }))
    await updateAnswer(queryClient, list, (pages) => withAccount(pages, account))
    invalidateContent(queryClient)
  }
  const bringBack = {
    write: (account: ListedAccount) => change(restoreAccount, account),
    failure: messages.restoreFailed,
    place: 'top-right',
  } as const
  const restoredText = ({ name }: ListedAccount) => fill(messages.restored, { name })
  const announceSuspended = useUndo({
    ...bringBack,
    undo: bringBack.write,
    message: ({ name }: ListedAccount) => fill(messages.suspended, { name }),
    undone: restoredText,
  })
  const suspension = useApiMutation({
    write: (account: ListedAccount) => change(suspendAccount, account),
    failure: messages.suspendFailed,
    place: 'top-right',
    onSuccess: (_, account) => announceSuspended(account),
  })
  const restoration = useApiMutation({
    ...bringBack,
    onSuccess: (_, account) => notify('success', restoredText(account), 'top-right'),
  })
  return {
    dialog,
    suspend: suspension.mutate,
    restore: restoration.mutate,
    isPending: suspension.isPending || restoration.isPending,
  }
}

/** The list with a changed account in its place. */
export function withAccount({ pages, pageParams }: AccountPages, changed: ListedAccount): AccountPages {
  const change = (account: ListedAccount) => (account._id === changed._id ? changed : account)
  return { pages: pages.map((page) => ({ ...page, accounts: page.accounts.map(change) })), pageParams }
}
