import { seasons } from '#messages/home.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { MonthEvent } from '#contract/city/year.ts'
import { getLang } from '../../city/text-language.ts'
import { useFormats } from '../../city/use-formats.ts'
import { showDay } from '../../city/month-names.ts'
import { PlaceLinks } from './place-links.tsx'

type EventTableProps = { month: string; events: readonly MonthEvent[]; years: readonly number[] }

/** The days of a month's events in each year of the calendar. */
export function EventTable({ month, events, years }: EventTableProps) {
  return (
    <table className="event-table">
      <caption className="visually-hidden">{fill(seasons.events, { month })}</caption>
      <thead>
        <tr>
          <th scope="col">{seasons.day}</th>
          {years.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.slug}>
            <th scope="row">
              <EventName event={event} />
            </th>
            {years.map((each) => (
              <td key={each}>
                <Days event={event} year={each} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EventName({ event }: { event: MonthEvent }) {
  const kind = getKind(event)
  return (
    <>
      <span lang={getLang(event.name)}>{event.name}</span>
      {Object.entries(event.names).map(([lang, { name }]) => (
        <span key={lang} lang={lang} className="event-foreign">
          {name}
        </span>
      ))}
      {kind !== null && <small className="event-kind">{kind}</small>}
      {event.text !== null && <small lang={getLang(event.text)}>{event.text}</small>}
      <PlaceLinks label={seasons.places} places={event.places} />
    </>
  )
}

/** Names the years only where a feast is a public holiday in some of them. */
function getKind({ dates }: MonthEvent): string | null {
  const holidays = dates.filter(({ kind }) => kind === 'public-holiday')
  if (holidays.length === 0) return dates.some(({ kind }) => kind === 'bank-holiday') ? seasons.bankHoliday : null
  if (holidays.length === dates.length) return seasons.publicHoliday
  return fill(seasons.publicHolidayIn, { years: holidays.map(({ from }) => from.slice(0, 4)).join(', ') })
}

function Days({ event, year }: { event: MonthEvent; year: number }) {
  const formats = useFormats()
  const dates = event.dates.filter(({ from }) => Number(from.slice(0, 4)) === year)
  if (dates.length === 0) return <span className="visually-hidden">{seasons.notThisMonth}</span>
  return dates.map((date) => (
    <span key={date.from} className="event-day">
      <time dateTime={date.from}>{showDays(date, formats)}</time>
      {date.certainty !== 'certain' && <small>{seasons.certainties[date.certainty]}</small>}
      {date.note !== null && <small lang={getLang(date.note)}>{date.note}</small>}
    </span>
  ))
}

function showDays({ from, to }: { from: string; to: string }, formats: Formats): string {
  if (from === to) return showDay(from, formats)
  return fill(seasons.span, { from: showDay(from, formats), to: showDay(to, formats) })
}
