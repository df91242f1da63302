import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { TripWithPlan } from '#planning/trip-with-plan.ts'
import { ExportMenu } from '../trips/export-menu.tsx'
import { saveNewTrip } from '../trips/mutations.ts'
import { PlacesProvider } from '../trips/place-names.tsx'
import { PrintSheet, printPage } from '../trips/print-sheet.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'

/** Files, paper, and a copy of the trip. */
export function TakeAlong({ trip, user }: { trip: TripWithPlan; user: User }) {
  const queryClient = useQueryClient()
  const [isPrinting, setIsPrinting] = useState(false)
  const copying = useApiMutation({
    write: (title: string, idempotencyKey) =>
      saveNewTrip({ queryClient, email: user.email }, { ...trip, title }, idempotencyKey),
    success: planner.head.copied,
    failure: planner.head.copyFailed,
  })
  const print = () => {
    flushSync(() => setIsPrinting(true))
    printPage(() => setIsPrinting(false))
  }
  return (
    <>
      <ExportMenu
        trip={trip}
        onPrint={print}
        onCopy={() => copying.mutate(fill(planner.head.copy, { title: trip.title }))}
      />
      {isPrinting && (
        <PlacesProvider>
          <PrintSheet trip={trip} />
        </PlacesProvider>
      )}
    </>
  )
}
