import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { usePrinting } from '../itinerary/use-printing.tsx'
import { ExportMenu } from '../form/export-menu.tsx'
import { saveNewTrip } from '../form/mutations.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { usePlanner } from './planner-context.ts'

/** Files, paper, and a copy of the trip. */
export function TakeAlong({ trip, user }: { trip: Trip; user: User }) {
  const queryClient = useQueryClient()
  const { routes } = usePlanner()
  const { sheet, print } = usePrinting()
  const copying = useApiMutation({
    write: (title: string, idempotencyKey) =>
      saveNewTrip({ queryClient, email: user.email }, { ...toCopy(trip), title }, idempotencyKey),
    success: planner.head.copied,
    failure: planner.head.copyFailed,
  })
  return (
    <>
      <ExportMenu
        trip={trip}
        routes={routes}
        onPrint={() => void print(trip, routes && { routes })}
        onCopy={() => copying.mutate(fill(planner.head.copy, { title: trip.title }))}
      />
      {sheet}
    </>
  )
}

/** A copy belongs to the user and is planned anew: none of its stops is done, confirmed or paid. */
function toCopy({ spending: _spending, membership: _membership, ...trip }: Trip): Trip {
  const destinations = trip.destinations.map((destination) => ({
    ...destination,
    activities: destination.activities.map(
      ({ isDone: _isDone, hoursConfirmedFor: _confirmed, ...activity }) => activity,
    ),
  }))
  return { ...trip, destinations }
}
