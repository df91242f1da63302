import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { adminAccounts as messages } from '#messages/admin-accounts.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { AccountRow } from './account-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { accountPages } from './queries.ts'
import { useSuspension } from './use-suspension.ts'

export function AccountsTab() {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setText(typed.trim())
  }
  return (
    <>
      <p className="admin-hint">{messages.hint}</p>
      <search className="admin-filter">
        <form className="account-search" onSubmit={search}>
          <Field
            label={messages.searchLabel}
            name="text"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" look="quiet">
            {messages.search}
          </Button>
        </form>
      </search>
      <AccountList text={text} />
    </>
  )
}

function AccountList({ text }: { text: string }) {
  const formats = useFormats()
  const list = accountPages(text)
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(list)
  const suspension = useSuspension(list)
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
            <AccountRow account={account} suspension={suspension} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button look="quiet" isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text === '' ? messages.more : messages.searchOlder}
        </Button>
      )}
    </>
  )
}
