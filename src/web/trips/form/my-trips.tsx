import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import type { User } from '#contract/account/auth.ts'
import { trips } from '#messages/trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { usePrinting } from '../itinerary/use-printing.tsx'
import { reporting } from '../../api/query-client.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { useGrowingCount } from '../../ui/use-growing-count.ts'
import { ImportButton } from './import-button.tsx'
import type { Owner } from './mutations.ts'
import { NewTrip } from './new-trip.tsx'
import { PlacesProvider } from './place-names.tsx'
import { getTrips } from './own-trips.ts'
import { useTripsWithEdits } from './trips-with-edits.ts'
import { TripCard } from './trip-card.tsx'
import './trips.css'
import './my-trips.css'

type MyTripsProps = {
  user: User
  /** Heading level of the title. */
  heading?: 'h1' | 'h2'
  onEdit: (id: string) => void
  onDeleted?: (id: string) => void
}

/** The list is part of the planner and has its own page. */
export function MyTrips({ heading: Heading = 'h2', ...props }: MyTripsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingRef = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element
    // A saved form is removed and loses the focus.
    takeLostFocus(element)
  }, [])
  return (
    <section className="my-trips" aria-labelledby="my-trips-title">
      <div className="my-trips-head">
        <Heading id="my-trips-title" ref={headingRef} tabIndex={-1}>
          {trips.tabs.list}
        </Heading>
        <div className="my-trips-new">
          <NewTrip email={props.user.email} />
          <ImportButton email={props.user.email} />
        </div>
      </div>
      <PlacesProvider>
        <TripList {...props} level={Heading === 'h1' ? 2 : 3} onRemoved={() => heading.current?.focus()} />
      </PlacesProvider>
      <ButtonLink to={paths.home} look="quiet" icon="back">
        {trips.backToHome}
      </ButtonLink>
    </section>
  )
}

type TripListProps = MyTripsProps & { level: 2 | 3; onRemoved: () => void }

function TripList({ user, level, onEdit, onDeleted, onRemoved }: TripListProps) {
  const formats = useFormats()
  const {
    trips: own,
    isError,
    refetch,
  } = useTripsWithEdits(user, reporting(getTrips(user.email), { text: trips.loadFailed, place: 'top-center' }))
  const queryClient = useQueryClient()
  const owner: Owner = useMemo(() => ({ queryClient, email: user.email }), [queryClient, user.email])
  const { sheet, print } = usePrinting()
  const count = useGrowingCount(own?.length ?? 0)

  const afterDeletion = useCallback(
    (id: string) => {
      onDeleted?.(id)
      onRemoved()
    },
    [onDeleted, onRemoved],
  )

  if (!own && isError) return <LoadFailure title={trips.loadFailed} onRetry={() => void refetch()} />
  if (!own) return <Spinner />
  if (own.length === 0)
    return (
      <Notice title={trips.empty} text={trips.emptyHint}>
        {level === 2 && (
          <ButtonLink to={paths.planYourTrip} look="quiet">
            {trips.tabs.create}
          </ButtonLink>
        )}
      </Notice>
    )
  return (
    <>
      <p className="my-trips-count">{formats.plural(trips.count, own.length)}</p>
      <ul className="trip-cards">
        {own.slice(0, count).map((trip) => (
          <li key={trip._id}>
            <TripCard
              trip={trip}
              level={level}
              owner={owner}
              onEdit={onEdit}
              onDeleted={afterDeletion}
              onPrint={print}
            />
          </li>
        ))}
      </ul>
      {sheet}
    </>
  )
}

function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{trips.loading}</span>
    </div>
  )
}
