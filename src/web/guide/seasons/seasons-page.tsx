import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { seasons } from '#messages/home.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { MonthOfYear } from '#contract/city/year.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useNamedFold } from '../../ui/use-named-fold.ts'
import { ClosedPlaces } from './closed-places.tsx'
import { FareList } from './fare-list.tsx'
import { MonthSection } from './month-section.tsx'
import { year } from './queries.ts'
import { YearChart } from './year-chart.tsx'
import { YearNotes } from './year-notes.tsx'
import { today } from '#contract/text/dates.ts'
import './seasons.css'

export function SeasonsPage() {
  const { name: city, whenToCome, timeZone, hasSeasons = false } = useCity()
  const title = fill(seasons.title, { city })
  const description = fill(seasons.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.seasons, isUnlisted: !hasSeasons })
  const { data, isPending, refetch } = useQuery(year())
  const current = useCurrentMonth(timeZone)
  // The months have another order as soon as the page knows the present one.
  useNamedFold(data && current)
  return (
    <div className="seasons">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{hasSeasons ? (whenToCome ?? description) : fill(seasons.none, { city })}</p>
      </header>
      {isPending && <p role="status">{seasons.loading}</p>}
      {!isPending && !data && <LoadFailure title={seasons.failed} onRetry={() => void refetch()} isAlert />}
      {data && hasSeasons && (
        <>
          <YearChart months={data.year.months} current={current} />
          <div className="seasons-months seasons-year">
            {monthsFrom(current, data.year.months).map((month) => (
              <MonthSection
                key={month.month}
                month={month}
                years={data.year.years}
                isCurrent={month.month === current}
                isOpen={month.month === current}
              />
            ))}
          </div>
          {data.year.closed.length > 0 && <ClosedPlaces closed={data.year.closed} />}
          {data.year.fares && <FareList fares={data.year.fares} />}
          <YearNotes year={data.year} />
        </>
      )}
    </div>
  )
}

/** The year from a month on. Null: from January on, as the server renders it for everybody. */
function monthsFrom(first: number | null, months: readonly MonthOfYear[]): readonly MonthOfYear[] {
  const at = months.findIndex(({ month }) => month === first)
  return at <= 0 ? months : [...months.slice(at), ...months.slice(0, at)]
}

/**
 * The month in the city, 1 to 12. Null on the server and while React takes its page over, because the HTML is the same
 * for everybody. Elements that depend on it carry `data-now`.
 */
function useCurrentMonth(timeZone: string): number | null {
  return useSyncExternalStore(
    neverChanges,
    () => Number(today(new Date(), timeZone).slice(5, 7)),
    () => null,
  )
}

/** A page that stays open over the end of a month keeps its mark until the next visit. */
function neverChanges(): () => void {
  return () => undefined
}
