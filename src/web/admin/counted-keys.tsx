import type { CountedMetric } from '#contract/admin/analytics.ts'
import { adminAnalytics as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { nameOfKey, getParts } from './counted-text.ts'

/** The keys of a metric, the most frequent first. The colour of a row is that of its part in the bars. */
export function CountedKeys({ counted }: { counted: CountedMetric }) {
  const { number } = useFormats()
  const { metric, keys } = counted
  const hasParts = getParts(counted).length > 0
  const highest = Math.max(...keys.map(({ total }) => total))
  return (
    <table className="counted-keys">
      <caption className="visually-hidden">{messages.metrics[metric].title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{messages.what}</th>
          <th scope="col">{messages.count}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key, index) => (
          <tr key={key.key}>
            <th scope="row" dir="auto">
              {nameOfKey(metric, key)}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={`count-part-${hasParts ? index : 0}`} width={(key.total / highest) * 100} height={1} />
              </svg>
            </th>
            <td>{number(key.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
