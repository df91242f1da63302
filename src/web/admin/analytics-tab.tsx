import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { analyticsSpans, type AnalyticsSpan } from '#contract/admin/analytics.ts'
import { fill } from '#contract/messages/format.ts'
import { adminAnalytics as messages, admin } from '#messages/admin.ts'
import { useCity } from '../city/use-city.ts'
import { Link } from '../ui/link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { adminPath } from './admin-url.ts'
import { CountedMetricCard } from './counted-metric-card.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { analyticsFor } from './queries.ts'
import './analytics.css'

/** The URL holds the time, so that reload and Back keep it. */
export function AnalyticsTab() {
  const { name } = useCity()
  const [search] = useSearchParams()
  const span = analyticsSpans.find((known) => known === search.get('span')) ?? 'days'
  return (
    <>
      <p className="admin-hint">{fill(messages.hint, { city: name })}</p>
      <nav className="analytics-spans" aria-label={messages.time}>
        {analyticsSpans.map((each) => (
          <Link
            key={each}
            to={adminPath('analytics', each === 'days' ? {} : { span: each })}
            aria-current={each === span ? 'page' : undefined}
          >
            {messages.spans[each]}
          </Link>
        ))}
      </nav>
      <CountedMetrics span={span} />
    </>
  )
}

function CountedMetrics({ span }: { span: AnalyticsSpan }) {
  const { data, isPending, refetch } = useQuery(analyticsFor(span))
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const { metrics, periods } = data
  if (metrics.every(({ total }) => total === 0))
    return <Notice title={admin.analyticsTitle} text={admin.analyticsText} />
  return (
    <div className="analytics">
      {metrics.map((counted) => (
        <CountedMetricCard key={counted.metric} counted={counted} periods={periods} span={span} />
      ))}
    </div>
  )
}
