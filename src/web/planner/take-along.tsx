import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { Trip } from '#contract/trips.ts'
import { ExportMenu } from '../trips/export-menu.tsx'
import { saveNewTrip } from '../trips/mutations.ts'
import { PlacesProvider } from '../trips/place-names.tsx'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'

/** Files, paper, and a copy of the trip. */
export function TakeAlong({ trip, user }: { trip: Trip; user: User }) {
  const queryClient = useQueryClient()
  const [Sheet, setSheet] = useState<ComponentType<{ trip: Trip }> | null>(null)
  const copying = useApiMutation({
    write: (title: string, idempotencyKey) =>
      saveNewTrip({ queryClient, email: user.email }, { ...copyOf(trip), title }, idempotencyKey),
    success: planner.head.copied,
    failure: planner.head.copyFailed,
  })
  const print = async () => {
    try {
      const { PrintSheet, printPage } = await import('../trips/print-sheet.tsx')
      flushSync(() => setSheet(() => PrintSheet))
      printPage(() => setSheet(null))
    } catch {
      notify('error', planner.head.printFailed)
    }
  }
  return (
    <>
      <ExportMenu
        trip={trip}
        onPrint={() => void print()}
        onCopy={() => copying.mutate(fill(planner.head.copy, { title: trip.title }))}
      />
      {Sheet && (
        <PlacesProvider>
          <Sheet trip={trip} />
        </PlacesProvider>
      )}
    </>
  )
}

/** A copy is planned anew: nothing of it is done, confirmed or paid. */
function copyOf({ spending: _spending, ...trip }: Trip): Trip {
  const destinations = trip.destinations.map((destination) => ({
    ...destination,
    activities: destination.activities.map(
      ({ isDone: _isDone, hoursConfirmedFor: _confirmed, ...activity }) => activity,
    ),
  }))
  return { ...trip, destinations }
}
