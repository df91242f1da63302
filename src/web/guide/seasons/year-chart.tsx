import { seasons } from '#messages/seasons.ts'
import type { MonthOfYear, Weather } from '#contract/city/year.ts'
import { useFormats } from '../../city/use-formats.ts'
import { idOfMonth, nameOfMonth } from '../../city/month-names.ts'

type YearChartProps = { months: readonly MonthOfYear[]; current: number | null }

/** Links to the months, each with a small picture of its weather. The sections say the same in words. */
export function YearChart({ months, current }: YearChartProps) {
  const formats = useFormats()
  const weathers = months.flatMap(({ weather }) => weather ?? [])
  return (
    <nav className="year-chart" aria-label={seasons.months}>
      <ol>
        {months.map(({ month, weather, isBest }) => (
          <li key={month}>
            <a href={`#${idOfMonth(month)}`} className={isBest ? 'year-chart-best' : undefined}>
              {weather && <MonthPicture weather={weather} scale={scaleOf(weathers)} />}
              <span aria-hidden="true">{nameOfMonth(month, formats, 'short')}</span>
              <span className="visually-hidden">{nameOfMonth(month, formats)}</span>
              {month === current && (
                <span data-now className="visually-hidden">
                  {' '}
                  ({seasons.now})
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      {weathers.length > 0 && <p>{seasons.chartNote}</p>}
    </nav>
  )
}

/** The lowest and the highest mean of the year in °C, and the most rain of a month in mm. */
type Scale = { lowest: number; highest: number; wettest: number }

function scaleOf(weathers: readonly Weather[]): Scale {
  return {
    lowest: Math.min(...weathers.map(({ meanMinC }) => meanMinC)),
    highest: Math.max(...weathers.map(({ meanMaxC }) => meanMaxC)),
    wettest: Math.max(1, ...weathers.map(({ rainMm }) => rainMm)),
  }
}

/** Height of the bars' field, and largest radius of a drop, in units of the view box. */
const BAR_FIELD = 56
const MAX_DROP = 9

function MonthPicture({ weather, scale }: { weather: Weather; scale: Scale }) {
  const perDegree = BAR_FIELD / Math.max(1, scale.highest - scale.lowest)
  const top = (scale.highest - weather.meanMaxC) * perDegree
  const height = (weather.meanMaxC - weather.meanMinC) * perDegree
  // The area of a drop stands for the rain.
  const radius = MAX_DROP * Math.sqrt(weather.rainMm / scale.wettest)
  return (
    <svg viewBox="0 0 24 80" width="24" height="80" aria-hidden="true">
      <rect className="year-chart-bar" x="7" y={round(top)} width="10" height={round(height)} rx="5" />
      <circle className="year-chart-drop" cx="12" cy="70" r={round(radius)} />
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
