import { useFormats } from '../../city/use-formats.ts'
import { showDate } from '#contract/text/date-format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { readTypedAmount } from '#contract/text/amount.ts'
import { countDraftDays } from './draft-input.ts'
import { PlaceName } from './place-names.tsx'
import { planByDay, type PlannedStop } from './plan-by-day.ts'
import { withKeys } from '../../ui/with-keys.ts'

type DayPlanProps = { trip: Parameters<typeof planByDay>[0] & { budget: string | number } }

/** The trip by day, with length, budget and budget per calendar day. Stops outside of the trip's dates come first. */
export function DayPlan({ trip }: DayPlanProps) {
  const formats = useFormats()
  const { days, undated, outside } = planByDay(trip)
  return (
    <div className="day-plan">
      <PlanFigures trip={trip} />
      {outside.length > 0 && (
        <div className="day-plan-outside">
          <p>{formats.plural(trips.outsideHint, outside.length)}</p>
          <Stops planned={outside} isDated />
        </div>
      )}
      {days.length === 0 && <p className="day-plan-free">{trips.noDates}</p>}
      <ol className="day-plan-days">
        {days.map(({ date, number, stops }) => (
          <li key={date}>
            <p className="day-plan-date">
              {number !== null && <strong>{fill(trips.day, { day: formats.number(number) })}</strong>}{' '}
              <time dateTime={date}>{showDate(date, formats)}</time>
            </p>
            {stops.length === 0 ? <p className="day-plan-free">{trips.freeDay}</p> : <Stops planned={stops} />}
          </li>
        ))}
      </ol>
      {undated.length > 0 && (
        <>
          <p className="day-plan-date">{trips.undated}</p>
          <Stops planned={undated} />
        </>
      )}
    </div>
  )
}

function PlanFigures({ trip: { startDate, endDate, budget } }: DayPlanProps) {
  const formats = useFormats()
  const days = countDraftDays({ startDate, endDate })
  const amount = typeof budget === 'number' ? budget : readTypedAmount(budget, formats.currencySign)
  // The day count of section 9 is the number of nights. One is there, and spends money, on calendar days.
  const calendarDays = days === null ? null : days + 1
  const share = calendarDays === null ? null : amount / calendarDays
  return (
    <p className="day-plan-figures">
      {calendarDays !== null && <span>{formats.plural(trips.days, calendarDays)}</span>}
      {Number.isFinite(amount) && amount > 0 && (
        <span>{fill(trips.budget, { amount: showMoney(amount, formats) })}</span>
      )}
      {share !== null && calendarDays !== 1 && Number.isFinite(share) && share > 0 && (
        <span>{fill(trips.perDay, { amount: showMoney(roundEstimate(share), formats) })}</span>
      )}
    </p>
  )
}

function Stops({ planned, isDated = false }: { planned: readonly PlannedStop[]; isDated?: boolean }) {
  const formats = useFormats()
  return (
    <ul className="day-plan-activities">
      {withKeys(planned, ({ stop }) => stop.name).map(({ key, item: { stop, destinationName } }) => (
        <li key={key}>
          <span className="day-plan-time">
            {isDated && stop.date !== null ? showDate(stop.date, formats) : stop.time}
          </span>
          <span>
            <PlaceName name={stop.name} slug={stop.place} />
            {destinationName.trim() !== '' && <span className="day-plan-where"> · {destinationName}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
