import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { SECURITY_LOG_RETENTION_DAYS, type SecurityLogFilter } from '#contract/admin/security-log.ts'
import { admin, adminSecurity as messages } from '#messages/admin.ts'
import { useCity } from '../city/use-city.ts'
import { useFormats } from '../city/use-formats.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { BackupLine } from './backup-line.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { securityLogPages } from './queries.ts'
import { readSecurityFilter } from './security-filter.ts'
import { SecurityFilters } from './security-filters.tsx'
import { SecurityLogRow } from './security-log-row.tsx'

export function SecurityTab() {
  const { number } = useFormats()
  const { timeZone } = useCity()
  const [search] = useSearchParams()
  const filter = readSecurityFilter(search, timeZone)
  return (
    <>
      <BackupLine />
      <p className="admin-hint">{fill(messages.hint, { days: number(SECURITY_LOG_RETENTION_DAYS) })}</p>
      <SecurityFilters filter={filter} />
      <SecurityLog filter={filter} />
    </>
  )
}

function SecurityLog({ filter }: { filter: SecurityLogFilter }) {
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(securityLogPages(filter))
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const entries = data.pages.flatMap((page) => page.entries)
  const isFiltered = Object.keys(filter).length > 0
  if (entries.length === 0 && isFiltered) return <Notice title={messages.emptyFiltered} />
  if (entries.length === 0) return <Notice title={messages.empty} text={messages.emptyHint} />
  return (
    <>
      <ol className="audit-log">
        {entries.map((entry) => (
          <SecurityLogRow key={entry._id} entry={entry} />
        ))}
      </ol>
      <MoreButton pages={pages}>{admin.moreEntries}</MoreButton>
    </>
  )
}
