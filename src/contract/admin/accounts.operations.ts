import * as z from 'zod/mini'
import { AccountSearch, ListedAccount, RoleChange } from './accounts.ts'
import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import * as endpoints from './accounts.endpoints.ts'

const AccountReply = z.object({ success: z.literal(true), account: ListedAccount })

export const accountOperations = createOperations(endpoints, {
  searchAccounts: {
    summary: 'Accounts by email or name, newest first; `nextCursor` leads to older ones, null at the end',
    query: PageQuery,
    body: AccountSearch,
    reply: z.object({ success: z.literal(true), accounts: z.array(ListedAccount), nextCursor: z.nullable(z.string()) }),
  },
  changeRole: {
    summary: 'Give an account a role, which ends its sessions, or take its role away; the owner is told by mail',
    params: ById,
    body: RoleChange,
    reply: AccountReply,
    needsRecentLogin: true,
  },
  suspendAccount: {
    summary: 'Suspend an account: end its sessions, refuse its logins and hide its reviews',
    params: ById,
    reply: AccountReply,
    needsRecentLogin: true,
  },
  restoreAccount: {
    summary: 'Restore a suspended account with its reviews as they were',
    params: ById,
    reply: AccountReply,
    needsRecentLogin: true,
  },
})
