import { seasons } from '#messages/home.ts'
import { fill } from '#contract/messages/format.ts'
import type { MonthOfYear, Weather } from '#contract/city/year.ts'
import { useFormats } from '../../city/use-formats.ts'
import { MonthEvents } from './month-events.tsx'
import { idOfMonth, nameOfMonth } from '../../city/month-names.ts'
import { SeasonNote } from './season-note.tsx'

type MonthSectionProps = { month: MonthOfYear; years: readonly number[]; isCurrent: boolean; isOpen: boolean }

/** A month by its name and its weather in a line. The rest unfolds. */
export function MonthSection({ month, years, isCurrent, isOpen }: MonthSectionProps) {
  const name = nameOfMonth(month.month, useFormats())
  const id = idOfMonth(month.month)
  return (
    <section className="month" id={id} aria-labelledby={`${id}-title`}>
      <details open={isOpen}>
        <summary>
          <h2 id={`${id}-title`}>{name}</h2>
          {isCurrent && (
            <span data-now className="month-mark month-mark-now">
              {seasons.now}
            </span>
          )}
          {month.isBest && <span className="month-mark">{seasons.best}</span>}
          {month.weather && <span className="month-weather">{weatherInWords(month.weather)}</span>}
        </summary>
        <Figures month={month} />
        {month.seasons.map((season) => (
          <SeasonNote key={season.slug} season={season} />
        ))}
        {month.events.length > 0 ? (
          <MonthEvents month={name} events={month.events} years={years} />
        ) : (
          <p className="month-quiet">{seasons.noEvents}</p>
        )}
      </details>
    </section>
  )
}

function weatherInWords({ heat, nights, rain }: Weather): string {
  return fill(seasons.weather, {
    heat: seasons.heats[heat],
    nights: seasons.nights[nights],
    rain: seasons.rains[rain],
  })
}

function Figures({ month: { weather, sun } }: { month: MonthOfYear }) {
  const { number } = useFormats()
  const degrees = (value: number) => fill(seasons.degrees, { count: number(Math.round(value)) })
  return (
    <dl className="month-figures">
      {weather && (
        <>
          <Figure name={seasons.byDay} value={degrees(weather.meanMaxC)} />
          <Figure name={seasons.byNight} value={degrees(weather.meanMinC)} />
          <Figure
            name={seasons.rain}
            value={fill(seasons.millimetres, { count: number(Math.round(weather.rainMm)) })}
          />
        </>
      )}
      {sun && <Figure name={seasons.sun} value={fill(seasons.span, { from: sun.sunrise, to: sun.sunset })} />}
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
