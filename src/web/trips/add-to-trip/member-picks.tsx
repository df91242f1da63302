import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/add-to-trip.ts'
import { useFormats } from '../../city/use-formats.ts'
import { openedTrip } from '../../session/opened-trip.ts'
import type { PickedPlace } from '../../session/picked-places.ts'
import { isEditable, tripsOf } from '../form/own-trips.ts'
import { Button } from '../../ui/button.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { cityNow } from '../../city/city-now.ts'
import { PicksBar } from './picks-bar.tsx'
import { PicksDialog } from './picks-dialog.tsx'
import { addPicksTo, makeTripOf, takePicksBack, type AddedPicks } from './picks-to-trip.ts'
import { tripInHand } from './trip-in-hand.ts'
import { inTurn, useTraveller } from './use-adding.ts'

type MemberPicksProps = { user: User; picks: readonly PickedPlace[] }

/** Places that were picked before the login wait for the traveller's word: the trip in hand, or a new one. */
export function MemberPicks({ user, picks }: MemberPicksProps) {
  const [isOpen, setIsOpen] = useState(false)
  const traveller = useTraveller(user)
  const trips = (useQuery(tripsOf(user.email)).data?.trips ?? []).filter(isEditable)
  const inHand = tripInHand(trips, { opened: openedTrip(), today: cityNow(traveller.city.timeZone).date })
  const { add, make, isPending } = useTakingPicks(user, picks)
  return (
    <>
      <PicksBar count={picks.length} onOpen={() => setIsOpen(true)}>
        <Button onClick={() => setIsOpen(true)} isBusy={isPending}>
          {messages.putOnTrip}
        </Button>
      </PicksBar>
      <PicksDialog picks={picks} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {inHand && (
          <Button onClick={() => add(inHand._id)} isBusy={isPending}>
            {fill(messages.addTo, { trip: inHand.title })}
          </Button>
        )}
        <Button onClick={() => make()} look={inHand ? 'quiet' : 'primary'} isBusy={isPending}>
          {messages.newTrip}
        </Button>
      </PicksDialog>
    </>
  )
}

function useTakingPicks(user: User, picks: readonly PickedPlace[]) {
  const formats = useFormats()
  const navigate = useNavigate()
  const traveller = useTraveller(user)
  const tell = useUndo({
    undo: (added: AddedPicks) => inTurn(() => takePicksBack(added, traveller)),
    told: ({ stopIds, trip: { title: trip } }) =>
      stopIds.length === 0
        ? fill(messages.addedNone, { trip })
        : formats.plural(messages.addedMany, stopIds.length, { trip }),
    undone: ({ stopIds, trip: { title: trip } }) => formats.plural(messages.removedMany, stopIds.length, { trip }),
    failure: messages.undoFailed,
    place: 'top-right',
  })
  const adding = useApiMutation({
    write: (tripId: string) => inTurn(() => addPicksTo(tripId, picks, traveller)),
    failure: messages.failed,
    place: 'top-right',
    onSuccess: tell,
  })
  const making = useApiMutation({
    write: (_: void, idempotencyKey) => inTurn(() => makeTripOf(picks, { traveller, idempotencyKey })),
    failure: messages.makeFailed,
    place: 'top-right',
    onSuccess: ({ _id }) => void navigate(paths.trip(_id)),
  })
  return { add: adding.mutate, make: making.mutate, isPending: adding.isPending || making.isPending }
}
