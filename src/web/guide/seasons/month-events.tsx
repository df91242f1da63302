import { Fragment } from 'react'
import { seasons } from '#messages/home.ts'
import { fill } from '#contract/messages/format.ts'
import type { MonthEvent } from '#contract/city/year.ts'
import { getLang } from '../../city/text-language.ts'
import { EventTable } from './event-table.tsx'
import { PlaceLinks } from './place-links.tsx'

type MonthEventsProps = { month: string; events: readonly MonthEvent[]; years: readonly number[] }

/** The names of a month's events. Their dates in each year open below, because twelve open tables would be too long. */
export function MonthEvents({ month, events, years }: MonthEventsProps) {
  return (
    <div className="month-events">
      <h3>{fill(seasons.events, { month })}</h3>
      <ul>
        {events.map(({ slug, name }) => (
          <li key={slug} lang={getLang(name)}>
            {name}
          </li>
        ))}
      </ul>
      {events.map(({ slug, name, onlyThen, closedThen }) => (
        <Fragment key={slug}>
          <PlaceLinks label={fill(seasons.onlyDuring, { event: name })} places={onlyThen} />
          <PlaceLinks label={fill(seasons.closedOn, { event: name })} places={closedThen} />
        </Fragment>
      ))}
      <details>
        <summary>{fill(seasons.datesIn, { years: `${years[0]}–${years.at(-1)}` })}</summary>
        <EventTable month={month} events={events} years={years} />
      </details>
    </div>
  )
}
