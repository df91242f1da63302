import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import type { Trip } from '#contract/trips.ts'
import { useFormats } from '../city/use-formats.ts'
import { textOfFailure } from '../api/call.ts'
import { reporting } from '../api/query-client.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { offerUndo } from '../ui/offer-undo.ts'
import { notify } from '../ui/notify.ts'
import { useGrowingCount } from '../ui/use-growing-count.ts'
import { ImportButton } from './import-button.tsx'
import { bringTripBack, removeTrip, type Owner } from './mutations.ts'
import { KnownPlaces } from './place-names.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { tripsOf } from './own-trips.ts'
import { TripCard } from './trip-card.tsx'
import '../styles/trips.css'
import '../styles/my-trips.css'

type MyTripsProps = {
  user: User
  /** Level of its title on the page. */
  heading?: 'h1' | 'h2'
  onEdit: (id: string) => void
  onDeleted?: (id: string) => void
}

/** The My Trips list, in the planner and on pages of its own. */
export function MyTrips({ heading: Heading = 'h2', ...props }: MyTripsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A form that was saved takes the focus away with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section className="my-trips" aria-labelledby="my-trips-title">
      <div className="my-trips-head">
        <Heading id="my-trips-title" ref={heading} tabIndex={-1}>
          {trips.listTitle}
        </Heading>
        <ImportButton email={props.user.email} />
      </div>
      <KnownPlaces>
        <TripList {...props} level={Heading === 'h1' ? 2 : 3} onRemoved={() => heading.current?.focus()} />
      </KnownPlaces>
      <ButtonLink to={paths.home} look="quiet" icon="back">
        {trips.backToHome}
      </ButtonLink>
    </section>
  )
}

type TripListProps = MyTripsProps & { level: 2 | 3; onRemoved: () => void }

function TripList({ user, level, onEdit, onDeleted, onRemoved }: TripListProps) {
  const formats = useFormats()
  const { data, isPending, refetch } = useQuery(
    reporting(tripsOf(user.email), { text: trips.loadFailed, place: 'top-center' }),
  )
  const queryClient = useQueryClient()
  const owner: Owner = useMemo(() => ({ queryClient, email: user.email }), [queryClient, user.email])
  const [printed, setPrinted] = useState<Trip | null>(null)
  const count = useGrowingCount(data?.trips.length ?? 0)

  const remove = useCallback(
    async (trip: Trip) => {
      try {
        const position = await removeTrip(owner, trip._id)
        notify('success', trips.deleted)
        offerToBringBack(owner, trip, position)
        onDeleted?.(trip._id)
        onRemoved()
      } catch (failure) {
        notify('error', textOfFailure(failure, trips.deleteFailed))
      }
    },
    [owner, onDeleted, onRemoved],
  )

  if (isPending) return <Spinner />
  if (!data) return <LoadFailure title={trips.loadFailed} onRetry={() => void refetch()} />
  if (data.trips.length === 0) return <Notice title={trips.empty} text={trips.emptyHint} />
  return (
    <>
      <p className="my-trips-count">{formats.plural(trips.count, data.trips.length)}</p>
      <ul className="trip-cards">
        {data.trips.slice(0, count).map((trip) => (
          <li key={trip._id}>
            <TripCard trip={trip} level={level} onEdit={onEdit} onDelete={remove} onPrint={setPrinted} />
          </li>
        ))}
      </ul>
      {printed && <PrintSheet trip={printed} onPrinted={() => setPrinted(null)} />}
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

function offerToBringBack(owner: Owner, { _id: id, title }: Trip, position: number): void {
  offerUndo({
    text: fill(trips.undoText, { title }),
    undo: () => bringTripBack(owner, id, position),
    onUndone: () => notify('success', fill(trips.restoredTrip, { title })),
    onFailed: (error) => notify('error', textOfFailure(error, trips.restoreFailed)),
  })
}
