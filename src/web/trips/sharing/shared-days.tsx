import { useMemo, useState, type ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { showMoney } from '#contract/text/money.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { LinkSection, SharedTrip } from '#contract/trip/shared-trip.ts'
import { language } from '#messages/language.ts'
import { planner } from '#messages/planner.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { fillSharedTrip } from '#planning/plan/fill-shared-trip.ts'
import { placeFor, getTripPlan } from '#planning/plan/trip-plan.ts'
import { withStopIds } from '#planning/plan/trip-with-plan.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { Whereabouts } from '../../guide/driver/use-driver-lines.ts'
import { MapCredit } from '../../map/map-credit.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { withKeys } from '../../ui/with-keys.ts'
import { datesText } from '../itinerary/day-names.ts'
import { createViews, type StopView } from '../itinerary/day-views.ts'
import { DestinationFacts } from '../itinerary/destination-facts.tsx'
import { Note } from '../itinerary/note.tsx'
import { usePrinting } from '../itinerary/use-printing.tsx'
import { SharedDay } from './shared-day.tsx'

const card = lazyWithPreload(async () => (await import('../../guide/driver/driver-card.tsx')).DriverCard)

type SharedDaysProps = {
  trip: SharedTrip
  sections: readonly LinkSection[]
  guide: PlanningGuide
  /** Name of the person who shares it. Null: not given. */
  by: string | null
  /** Buttons besides that for printing. */
  actions: ReactNode
  /** Content below a stop, for people in the trip. */
  renderBelow?: (stop: StopView) => ReactNode
}

/** The days of a shared trip, and what one does with it. */
export function SharedDays({ trip: shared, sections, guide, by, actions, renderBelow }: SharedDaysProps) {
  const formats = useFormats()
  const { map } = useCity()
  const { sheet, print } = usePrinting()
  const [riding, setRiding] = useState<{ to: Whereabouts; isOpen: boolean } | null>(null)
  const { trip, views, routes } = useMemo(() => {
    const named = withStopIds(fillSharedTrip(shared, { _id: 'shared', version: 1 }))
    const plan = getTripPlan(named, guide)
    return { trip: named, views: createViews()(named, plan), routes: createCityRoutes(guide.fares) }
  }, [shared, guide])
  const showDriver = ({ activity }: StopView) => {
    const place = placeFor(guide, activity.place)
    const known = [{ lang: language.code, name: place?.name ?? activity.name, locality: place?.locality ?? null }]
    const open = () => setRiding({ to: { slug: place?.slug ?? null, known }, isOpen: true })
    void card.load().then(open, () => undefined)
  }
  return (
    <>
      <header className="shared-head">
        <h1>{trip.title}</h1>
        <p>{datesText(trip, formats)}</p>
        {by !== null && <p>{by}</p>}
        <div className="shared-actions">
          {actions}
          <Button
            look="quiet"
            onClick={() => void print(trip, { routes, isWithoutMoney: !sections.includes('money') })}
          >
            {messages.print}
          </Button>
        </div>
        <Note text={trip.description} className="shared-note" />
      </header>
      {views.days.map((view) => (
        <SharedDay
          key={view.plan.day.date}
          view={view}
          guide={guide}
          routes={routes}
          onDriver={showDriver}
          renderBelow={renderBelow}
        />
      ))}
      <Ideas ideas={views.ideas} />
      {withKeys(trip.destinations, ({ name }) => name).map(({ key, item }) => (
        <DestinationFacts key={key} destination={item} medium="shared" />
      ))}
      {sections.includes('money') && <Money trip={shared} />}
      {map.base && <MapCredit {...map} />}
      {sheet}
      {riding && (
        <card.Lazy placeholder={null} props={{ ...riding, onClose: () => setRiding({ ...riding, isOpen: false }) }} />
      )}
    </>
  )
}

function Ideas({ ideas }: { ideas: readonly StopView[] }) {
  if (ideas.length === 0) return null
  return (
    <section>
      <h2>{planner.ideas.title}</h2>
      <ul>
        {ideas.map(({ stop, activity }) => (
          <li key={stop.id}>
            {activity.place === null || activity.isPlaceGone ? (
              activity.name
            ) : (
              <a href={language.base + paths.place(activity.place)}>{activity.name}</a>
            )}
            <Note text={activity.notes} className="shared-note" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Money({ trip }: { trip: SharedTrip }) {
  const formats = useFormats()
  const budget = trip.budget ?? 0
  const spending = trip.spending ?? []
  if (budget === 0 && spending.length === 0) return null
  const spent = spending.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section>
      <h2>{planner.money.title}</h2>
      {budget > 0 && <p>{fill(messages.budget, { amount: showMoney(budget, formats) })}</p>}
      {spending.length > 0 && <p>{fill(messages.spent, { amount: showMoney(spent, formats) })}</p>}
    </section>
  )
}
