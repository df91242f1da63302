import { isEditable } from '#contract/trip/trip-rights.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { useFormats } from '../../city/use-formats.ts'
import { openedTrip } from '../../session/opened-trip.ts'
import type { SelectedPlace } from '../../session/selected-places.ts'
import { getTrips } from '../form/own-trips.ts'
import { Button } from '../../ui/button.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { momentNow } from '../../city/moment-now.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { addSelectionTo, makeTripFor, takeSelectionBack, type AddedSelection } from './selection-to-trip.ts'
import { tripInHand } from './trip-in-hand.ts'
import { inTurn, useTraveller } from './use-adding.ts'

type MemberSelectionProps = { user: User; selection: readonly SelectedPlace[] }

/** Places that were selected before the login wait for the traveller's choice: the current trip, or a new one. */
export function MemberSelection({ user, selection }: MemberSelectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const traveller = useTraveller(user)
  const trips = (useQuery(getTrips(user.email)).data?.trips ?? []).filter(isEditable)
  const inHand = tripInHand(trips, { opened: openedTrip(), now: momentNow(traveller.city.timeZone) })
  const { add, make, isPending } = useTakenSelection(user, selection)
  return (
    <>
      <SelectionBar count={selection.length} onOpen={() => setIsOpen(true)}>
        <Button onClick={() => setIsOpen(true)} isBusy={isPending}>
          {messages.putOnTrip}
        </Button>
      </SelectionBar>
      <SelectionDialog selection={selection} isOpen={isOpen} onClose={() => setIsOpen(false)} hint={messages.trayHint}>
        {inHand && (
          <Button onClick={() => add(inHand._id)} isBusy={isPending}>
            {fill(messages.addTo, { trip: inHand.title })}
          </Button>
        )}
        <Button onClick={() => make()} look={inHand ? 'quiet' : 'primary'} isBusy={isPending}>
          {messages.newTrip}
        </Button>
      </SelectionDialog>
    </>
  )
}

function useTakenSelection(user: User, selection: readonly SelectedPlace[]) {
  const formats = useFormats()
  const navigate = useNavigate()
  const traveller = useTraveller(user)
  const announce = useUndo({
    undo: (added: AddedSelection) => inTurn(() => takeSelectionBack(added, traveller)),
    message: ({ stopIds, trip: { title: trip } }) =>
      stopIds.length === 0
        ? fill(messages.addedNone, { trip })
        : formats.plural(messages.addedMany, stopIds.length, { trip }),
    undone: ({ stopIds, trip: { title: trip } }) => formats.plural(messages.removedMany, stopIds.length, { trip }),
    failure: messages.undoFailed,
    place: 'top-right',
  })
  const adding = useApiMutation({
    write: (tripId: string) => inTurn(() => addSelectionTo(tripId, selection, traveller)),
    failure: messages.failed,
    place: 'top-right',
    onSuccess: announce,
  })
  const making = useApiMutation({
    write: (_: void, idempotencyKey) => inTurn(() => makeTripFor(selection, { traveller, idempotencyKey })),
    failure: messages.makeFailed,
    place: 'top-right',
    onSuccess: ({ _id }) => navigate(paths.trip(_id)),
  })
  return { add: adding.mutate, make: making.mutate, isPending: adding.isPending || making.isPending }
}
