import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roles, type Role } from '#contract/api/roles.ts'
import { admin, adminAccounts as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { AccountRow } from './account-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { accountPages } from './queries.ts'
import { useRoleChange } from './use-role-change.tsx'
import { useSuspension } from './use-suspension.ts'

const roleOptions = [
  { value: '', label: messages.allRoles },
  ...roles.map((value) => ({ value, label: messages.roles[value] })),
]

export function AccountsTab() {
  const [text, setText] = useState('')
  const [role, setRole] = useState<Role>()
  return (
    <>
      <p className="admin-hint">{messages.hint}</p>
      <search className="admin-filter">
        <SearchForm label={messages.searchLabel} button={admin.search} onSearch={setText} />
        <SelectField
          label={messages.role}
          value={role ?? ''}
          options={roleOptions}
          onChange={(value) => setRole(roles.find((known) => known === value))}
        />
      </search>
      <AccountList search={role === undefined ? { text } : { text, role }} />
    </>
  )
}

function AccountList({ search }: { search: { text: string; role?: Role } }) {
  const formats = useFormats()
  const list = accountPages(search)
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(list)
  const suspension = useSuspension(list)
  const roleChange = useRoleChange(list)
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const accounts = data.pages.flatMap((page) => page.accounts)
  return (
    <>
      <p className="admin-count" role="status">
        {formats.plural(pages.hasNextPage ? messages.newest : messages.shown, accounts.length)}
      </p>
      {accounts.length === 0 && <Notice title={pages.hasNextPage ? messages.emptySoFar : messages.empty} />}
      <ul className="admin-list">
        {accounts.map((account) => (
          <li key={account._id}>
            <AccountRow account={account} suspension={suspension} roleChange={roleChange} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages}>{search.text === '' ? messages.more : messages.searchOlder}</MoreButton>
      {roleChange.dialog}
      {suspension.dialog}
    </>
  )
}
