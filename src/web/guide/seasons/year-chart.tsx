import { seasons } from '#messages/home.ts'
import type { MonthOfYear, Weather } from '#contract/city/year.ts'
import { fill } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'
import { idOfMonth, nameOfMonth } from '../../city/month-names.ts'

type YearChartProps = { months: readonly MonthOfYear[]; current: number | null }

/** Links to the months, each with a small picture of its weather. The sections say the same in words. */
export function YearChart({ months, current }: YearChartProps) {
  const formats = useFormats()
  const weathers = months.flatMap(({ weather }) => weather ?? [])
  const scale = getScale(weathers)
  const axis = weathers.length > 0 && <Axis scale={scale} />
  return (
    <nav className="year-chart" aria-label={seasons.months}>
      <ol>
        {months.map(({ month, weather, isBest }, index) => (
          <li key={month}>
            {index % MONTHS_IN_ROW === 0 && axis}
            <a href={`#${idOfMonth(month)}`} className={isBest ? 'year-chart-best' : undefined}>
              {weather && <MonthPicture weather={weather} scale={scale} />}
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

function getScale(weathers: readonly Weather[]): Scale {
  return {
    lowest: Math.min(...weathers.map(({ meanMinC }) => meanMinC)),
    highest: Math.max(...weathers.map(({ meanMaxC }) => meanMaxC)),
    wettest: Math.max(1, ...weathers.map(({ rainMm }) => rainMm)),
  }
}

/** Height of the bars' field, and largest radius of a drop, in units of the view box. */
const BAR_FIELD = 56
const MAX_DROP = 8
const TICK_DEGREES = 10

/** In a narrow window, a row has half a year. A wide one hides the second axis. */
const MONTHS_IN_ROW = 6

function MonthPicture({ weather, scale }: { weather: Weather; scale: Scale }) {
  const perDegree = BAR_FIELD / Math.max(1, scale.highest - scale.lowest)
  const top = (scale.highest - weather.meanMaxC) * perDegree
  const height = (weather.meanMaxC - weather.meanMinC) * perDegree
  // The area of a drop stands for the rain.
  const radius = MAX_DROP * Math.sqrt(weather.rainMm / scale.wettest)
  return (
    <svg viewBox="0 0 24 80" width="24" height="80" aria-hidden="true">
      {getTicks(scale).map((degrees) => (
        <line key={degrees} className="year-chart-tick" x2="24" {...getHeight(degrees, scale)} />
      ))}
      <rect className="year-chart-bar" x="7" y={round(top)} width="10" height={round(height)} rx="5" />
      <path className="year-chart-drop" d={dropFor(radius)} />
    </svg>
  )
}

/** The degrees of the lines across the bars, at the beginning of a row. The sections say the figures in words. */
function Axis({ scale }: { scale: Scale }) {
  const { number } = useFormats()
  return (
    <svg className="year-chart-axis" viewBox="0 0 24 80" width="24" height="80" aria-hidden="true">
      {getTicks(scale).map((degrees) => (
        <text key={degrees} x="23" y={getHeight(degrees, scale).y1} textAnchor="end" dominantBaseline="central">
          {fill(seasons.degreesShort, { count: number(degrees) })}
        </text>
      ))}
    </svg>
  )
}

/** Multiples of ten degrees that the chart shows. */
function getTicks({ lowest, highest }: Scale): number[] {
  const first = Math.ceil(lowest / TICK_DEGREES)
  const last = Math.floor(highest / TICK_DEGREES)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * TICK_DEGREES)
}

function getHeight(degrees: number, { lowest, highest }: Scale): { y1: number; y2: number } {
  const y = round(((highest - degrees) * BAR_FIELD) / Math.max(1, highest - lowest))
  return { y1: y, y2: y }
}

/** A drop with its point up, as large as a circle of this radius. */
function dropFor(radius: number): string {
  const [left, right, top, middle] = [12 - radius, 12 + radius, 70 - 1.5 * radius, 70 + 0.15 * radius].map(round)
  return `M12 ${top}Q${right} ${round(70 - 0.5 * radius)} ${right} ${middle}A${round(radius)} ${round(radius)} 0 0 1 ${left} ${middle}Q${left} ${round(70 - 0.5 * radius)} 12 ${top}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
