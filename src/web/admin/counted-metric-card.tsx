import { useId } from 'react'
import type { AnalyticsSpan, CountedMetric } from '#contract/admin/analytics.ts'
import { downloadAnalytics } from '#contract/admin/analytics.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import { admin, adminAnalytics as messages } from '#messages/admin.ts'
import { downloadOverHttp } from '../api/download.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { saveFile } from '../ui/save-file.ts'
import { ShortLabel } from '../ui/short-label.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { CountChart } from './count-chart.tsx'
import { CountedKeys } from './counted-keys.tsx'
import { CountsByPeriod } from './counts-by-period.tsx'

type CountedMetricCardProps = { counted: CountedMetric; periods: readonly string[]; span: AnalyticsSpan }

/** The chart of one metric, its keys as a table with bars, and all its figures as a table and as a file. */
export function CountedMetricCard({ counted, periods, span }: CountedMetricCardProps) {
  const id = useId()
  const { number } = useFormats()
  const { title, text } = messages.metrics[counted.metric]
  return (
    <section className="counted-metric" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      {counted.total === 0 ? (
        <p className="counted-nothing">{messages.none}</p>
      ) : (
        <>
          <p className="counted-total">{fill(messages.total, { count: number(counted.total) })}</p>
          <CountChart counted={counted} periods={periods} />
          <CountedKeys counted={counted} />
          <footer>
            <CountsByPeriod counted={counted} periods={periods} />
            <DownloadButton counted={counted} span={span} />
          </footer>
        </>
      )}
    </section>
  )
}

function DownloadButton({ counted: { metric }, span }: Pick<CountedMetricCardProps, 'counted' | 'span'>) {
  const { title } = messages.metrics[metric]
  const { mutate, isPending } = useApiMutation({
    write: () => downloadOverHttp(downloadAnalytics, { query: { span, metric } }),
    onSuccess: (content) => saveFile({ name: `analytics-${metric}-${span}.csv`, type: 'text/csv', content }),
    failure: admin.downloadFailed,
    place: 'top-right',
  })
  return (
    <Button look="quiet" icon={pageIcons.download} onClick={() => mutate()} isBusy={isPending}>
      <ShortLabel text={messages.download} full={fill(messages.downloadOf, { title })} />
    </Button>
  )
}
