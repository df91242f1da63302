import type { CountedMetric } from '#contract/admin/analytics.ts'
import { fill } from '#contract/messages/format.ts'
import { adminAnalytics as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { nameOfKey, getParts, showPeriod } from './counted-text.ts'

/** The figures of the chart as a table, newest first. */
export function CountsByPeriod({ counted, periods }: { counted: CountedMetric; periods: readonly string[] }) {
  const formats = useFormats()
  const { metric, counts } = counted
  const title = fill(messages.tableOf, { title: messages.metrics[metric].title })
  const partTexts = (index: number) =>
    getParts(counted)
      .map((part) => ({ name: nameOfKey(metric, part), count: part.counts[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${name}: ${formats.number(count)}`)
  return (
    <details className="counts-by-period">
      <summary>
        <span aria-hidden="true">{messages.table}</span>
        <span className="visually-hidden">{title}</span>
      </summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.period}</th>
            <th scope="col">{messages.count}</th>
          </tr>
        </thead>
        <tbody>
          {periods
            .map((period, index) => ({ period, index }))
            .toReversed()
            .map(({ period, index }) => (
              <tr key={period}>
                <th scope="row">{showPeriod(period, formats)}</th>
                <td>
                  {formats.number(counts[index] ?? 0)}
                  {partTexts(index).map((text) => (
                    <span key={text}>{text}</span>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}
