import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { planner } from '#messages/planner.ts'
import { createCityRoutes, type CityRoutes } from '#planning/plan/city-routes.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { addMoney, NO_MONEY } from '#planning/plan/plan-money.ts'
import { createTripPlans } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { MapCredit } from '../../map/map-credit.tsx'
import { withKeys } from '../../ui/with-keys.ts'
import { knownMoneyOfDay } from './known-value.ts'
import { plannedText } from './money-text.ts'
import { datesText } from './day-names.ts'
import { createViews, type StopView } from './day-views.ts'
import { DestinationFacts } from './destination-facts.tsx'
import { Note } from './note.tsx'
import { partyText } from './party-text.ts'
import { PrintDay } from './print-day.tsx'
import { PrintProblem } from './print-problem.tsx'
import { PrintStopName } from './print-stop-name.tsx'
import './print.css'

export type PrintSheetProps = {
  trip: Trip
  guide: PlanningGuide
  /** Without: estimates. */
  routes?: CityRoutes
  /** The link of a guest shares no money: paper has no sum of it. */
  isWithoutMoney?: boolean
}

/** A trip on paper: its days with map, ways, times and hours, its ideas and its bookings. The screen hides it. */
export function PrintSheet(props: PrintSheetProps) {
  return createPortal(<Sheet {...props} />, document.body)
}

function Sheet({ trip, guide, routes: known, isWithoutMoney = false }: PrintSheetProps) {
  const formats = useFormats()
  const { map } = useCity()
  const { plan, views, routes } = useMemo(() => {
    const named = withStopIds(trip)
    const made = createTripPlans(guide)(named)
    return { plan: made, views: createViews()(named, made), routes: known ?? createCityRoutes(guide.fares) }
  }, [trip, guide, known])
  return (
    <article className="print-sheet">
      <h1>{trip.title}</h1>
      <p>{datesText(trip, formats)}</p>
      {trip.description !== '' && <p>{trip.description}</p>}
      {!isWithoutMoney && <Money plan={plan} routes={routes} />}
      <PartyLine party={trip.party} />
      {views.days.map((view, index) => (
        <PrintDay key={view.plan.day.date} view={view} index={index} guide={guide} routes={routes} />
      ))}
      <Ideas ideas={views.ideas} guide={guide} />
      {withKeys(trip.destinations, ({ name }) => name).map(({ key, item }) => (
        <DestinationFacts key={key} destination={item} medium="print" />
      ))}
      {map.base && <MapCredit {...map} />}
    </article>
  )
}

function Money({ plan: { days, budget }, routes }: { plan: TripPlan; routes: CityRoutes }) {
  const formats = useFormats()
  const planned = days.map((day) => knownMoneyOfDay(day, routes)).reduce(addMoney, NO_MONEY)
  const { total } = planned
  if (total === 0 && budget === null) return null
  return (
    <>
      <p>
        {planner.money.title}: {plannedText(planned, budget, formats)}
      </p>
      {budget !== null && total > budget && (
        <PrintProblem problem={{ code: 'over-budget', cost: total, budget }} getName={String} />
      )}
    </>
  )
}

function PartyLine({ party }: Pick<Trip, 'party'>) {
  const text = partyText(party, useFormats())
  return text && <p>{text}</p>
}

function Ideas({ ideas, guide }: { ideas: readonly StopView[]; guide: PlanningGuide }) {
  if (ideas.length === 0) return null
  return (
    <section>
      <h2>{planner.ideas.title}</h2>
      <ul className="print-ideas">
        {ideas.map(({ stop, activity }) => (
          <li key={stop.id}>
            <PrintStopName activity={activity} guide={guide} />
            <Note text={activity.notes} className="print-note" />
          </li>
        ))}
      </ul>
    </section>
  )
}
