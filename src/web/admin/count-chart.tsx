import type { CountedMetric } from '#contract/admin/analytics.ts'
import { fill } from '#contract/messages/format.ts'
import { adminAnalytics as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { getParts, showPeriod } from './counted-text.ts'

/** The units of the drawing. It is stretched to its place. */
const HEIGHT = 100
const STEP = 10
const BAR = 8
/** A count of one is seen beside a count of thousands. */
const MIN_HEIGHT = 1

type Part = { readonly key: string; readonly y: number; readonly height: number }

/** A bar for each period. The table beside it has the same figures. */
export function CountChart({ counted, periods }: { counted: CountedMetric; periods: readonly string[] }) {
  const formats = useFormats()
  const { metric, counts, total } = counted
  const highest = Math.max(...counts)
  const period = (index: number) => showPeriod(periods[index] ?? '', formats)
  const most = { period: period(counts.indexOf(highest)), count: formats.number(highest) }
  const { title } = messages.metrics[metric]
  return (
    <div className="count-chart">
      <p aria-hidden="true">{fill(messages.most, most)}</p>
      <svg
        viewBox={`0 0 ${periods.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(messages.chart, { title, total: formats.number(total), ...most })}
      >
        {counts.map((count, index) => (
          <g key={periods[index]}>
            <title>{fill(messages.bar, { period: period(index), count: formats.number(count) })}</title>
            <rect className="count-ground" x={index * STEP} y={0} width={STEP} height={HEIGHT} />
            {stack(countsAt(counted, index), highest).map(({ key, y, height }, part) => (
              <rect
                key={key}
                className={`count-part-${part}`}
                x={index * STEP + (STEP - BAR) / 2}
                y={y}
                width={BAR}
                height={height}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="count-ends" aria-hidden="true">
        <span>{period(0)}</span>
        <span>{period(periods.length - 1)}</span>
      </p>
    </div>
  )
}

type PartCount = { readonly key: string; readonly count: number }

function countsAt(counted: CountedMetric, index: number): PartCount[] {
  const parts = getParts(counted)
  if (parts.length === 0) return [{ key: counted.metric, count: counted.counts[index] ?? 0 }]
  return parts.map(({ key, counts }) => ({ key, count: counts[index] ?? 0 }))
}

/** From the ground upwards. */
function stack(parts: readonly PartCount[], highest: number): Part[] {
  let top = HEIGHT
  return parts.map(({ key, count }) => {
    const height = count === 0 ? 0 : Math.max(MIN_HEIGHT, (count / highest) * HEIGHT)
    top -= height
    return { key, y: top, height }
  })
}
