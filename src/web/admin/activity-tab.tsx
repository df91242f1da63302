import { useFormats } from '../city/use-formats.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { admin } from '#messages/admin.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { useCity } from '../city/use-city.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { auditSentence, isDeletion } from './audit-sentence.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { activityPages } from './queries.ts'

export function ActivityTab() {
  const formats = useFormats()
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(activityPages())
  const { timeZone } = useCity()
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={admin.activityFailed} onRetry={() => void refetch()} />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <Notice title={admin.activityEmpty} text={admin.activityEmptyHint} />
  return (
    <>
      <p className="admin-hint">{admin.activityHint}</p>
      <ol className="audit-log">
        {entries.map((entry) => (
          <li key={entry._id}>
            <time dateTime={entry.at}>{writeInstant(entry.at, timeZone, formats)}</time>
            <div className={`audit-action audit-${isDeletion(entry) ? 'deletion' : 'change'}`}>
              <p>{auditSentence(entry, timeZone, formats)}</p>
              {entry.review && entry.review.firstWords !== '' && (
                <blockquote dir="auto">{entry.review.firstWords}</blockquote>
              )}
            </div>
          </li>
        ))}
      </ol>
      <MoreButton pages={pages}>{admin.moreEntries}</MoreButton>
    </>
  )
}
