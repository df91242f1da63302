import { isEditable } from '#contract/trip/trip-rights.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { momentNow } from '../../city/moment-now.ts'
import { markPlaces } from '../../selection/marks.ts'
import type { WantedPlace } from '../../selection/presses.ts'
import { openedTrip } from '../../session/opened-trip.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { getTrips } from '../form/own-trips.ts'
import { putPlaceBack, takePlaceBack, type TakenPlace } from './take-place-back.ts'
import { tripInHand } from './trip-in-hand.ts'
import { inTurn, useTraveller } from './use-adding.ts'

/**
 * Marks the places of the current trip on all buttons.
 * @returns a function that takes a place out of that trip, with an undo
 */
export function useTakingBack(user: User): (place: WantedPlace) => Promise<unknown> {
  const traveller = useTraveller(user)
  const trips = useQuery(getTrips(user.email)).data?.trips.filter(isEditable) ?? []
  const inHand = tripInHand(trips, { opened: openedTrip(), now: momentNow(traveller.city.timeZone) })
  useEffect(() => {
    const activities = inHand?.destinations.flatMap((destination) => destination.activities) ?? []
    markPlaces(
      'inTrip',
      activities.map(({ name, place }) => ({ name, slug: place })),
    )
    return () => markPlaces('inTrip', null)
  }, [inHand])
  const announce = useUndo({
    undo: (taken: TakenPlace) => inTurn(() => putPlaceBack(taken, traveller)),
    message: ({ place: { name: place }, trip: { title: trip } }) => fill(messages.removed, { place, trip }),
    undone: ({ place: { name: place }, trip: { title: trip } }) => fill(messages.putBack, { place, trip }),
    failure: messages.undoFailed,
    place: 'top-right',
  })
  const taking = useApiMutation({
    isParallel: true,
    write: ({ place, tripId }: { place: WantedPlace; tripId: string }) =>
      inTurn(() => takePlaceBack(place, tripId, traveller)),
    failure: messages.takeBackFailed,
    place: 'top-right',
    onSuccess: announce,
  })
  return (place) => (inHand ? taking.attempt({ place, tripId: inHand._id }) : Promise.resolve())
}
