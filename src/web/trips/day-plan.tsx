import { useFormats } from '../city/use-formats.ts'
import { showDate } from '#contract/dates.ts'
import { showMoney } from '#contract/money.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { countDraftDays, readBudget } from './draft-input.ts'
import { PlaceName } from './place-names.tsx'
import { planByDay, type PlannedActivity } from './plan-by-day.ts'
import { textOfDays } from './trip-dates.tsx'
import { withKeys } from './with-keys.ts'

type Activity = { name: string; date: string | null; time: string; notes: string }
type DayPlanProps = {
  trip: {
    budget: string | number
    startDate: string
    endDate: string
    destinations: readonly { name: string; activities: readonly Activity[] }[]
  }
}

/** The trip by day, with length, budget and budget per day. Activities outside of the trip's dates come first. */
export function DayPlan({ trip }: DayPlanProps) {
  const formats = useFormats()
  const { days, undated, outside } = planByDay(trip)
  return (
    <div className="day-plan">
      <PlanFigures trip={trip} />
      {outside.length > 0 && (
        <div className="day-plan-outside">
          <p>{formats.plural(trips.outsideHint, outside.length)}</p>
          <Activities planned={outside} isDated />
        </div>
      )}
      {days.length === 0 && <p className="day-plan-free">{trips.noDates}</p>}
      <ol className="day-plan-days">
        {days.map(({ date, number, activities }) => (
          <li key={date}>
            <p className="day-plan-date">
              {number !== null && <strong>{fill(trips.day, { day: formats.number(number) })}</strong>}{' '}
              <time dateTime={date}>{showDate(date, formats)}</time>
            </p>
            {activities.length === 0 ? (
              <p className="day-plan-free">{trips.freeDay}</p>
            ) : (
              <Activities planned={activities} />
            )}
          </li>
        ))}
      </ol>
      {undated.length > 0 && (
        <>
          <p className="day-plan-date">{trips.undated}</p>
          <Activities planned={undated} />
        </>
      )}
    </div>
  )
}

function PlanFigures({ trip: { startDate, endDate, budget } }: DayPlanProps) {
  const formats = useFormats()
  const days = countDraftDays({ startDate, endDate })
  const amount = typeof budget === 'number' ? budget : readBudget(budget, formats.currencySign)
  const share = days === null || days === 0 ? null : amount / days
  return (
    <p className="day-plan-figures">
      {days !== null && <span>{textOfDays(days, formats)}</span>}
      {Number.isFinite(amount) && <span>{fill(trips.budget, { amount: showMoney(amount, formats) })}</span>}
      {share !== null && Number.isFinite(share) && share > 0 && (
        <span>{fill(trips.perDay, { amount: showMoney(share, formats) })}</span>
      )}
    </p>
  )
}

type ActivitiesProps = { planned: readonly PlannedActivity<Activity>[]; isDated?: boolean }

function Activities({ planned, isDated = false }: ActivitiesProps) {
  const formats = useFormats()
  return (
    <ul className="day-plan-activities">
      {withKeys(planned, ({ activity }) => activity.name).map(({ key, item: { activity, destinationName } }) => (
        <li key={key}>
          <span className="day-plan-time">
            {isDated && activity.date !== null ? showDate(activity.date, formats) : activity.time}
          </span>
          <span>
            <PlaceName name={activity.name} />
            {destinationName.trim() !== '' && <span className="day-plan-where"> · {destinationName}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
