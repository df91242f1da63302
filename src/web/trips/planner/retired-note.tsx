import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { paths } from '#contract/paths.ts'
import { tripPage } from '#messages/planner.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { saveNewTrip } from '../form/mutations.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { cacheTrip, cachedTripKey } from '../../session/cached-trip.ts'
import { getTripInput } from './trip-input.ts'

/**
 * Announces that the trip was deleted on another device, or is not shared with the traveller any more, and offers to
 * keep the local version. The server gives people who are not in a trip the same answer in both cases.
 */
export function RetiredNote({ user, trip }: { user: User; trip: TripWithPlan }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const keeping = useApiMutation({
    write: (_input: void, idempotencyKey) =>
      saveNewTrip({ queryClient, email: user.email }, getTripInput(trip), idempotencyKey),
    failure: tripPage.keepFailed,
    onSuccess: ({ _id: id }) => {
      cacheTrip(cachedTripKey(user.id, trip._id), null)
      return navigate(paths.trip(id), { replace: true })
    },
  })
  return (
    <Notice
      title={trip.membership ? tripPage.ended : tripPage.gone}
      text={trip.membership ? tripPage.endedBoardText : tripPage.goneText}
    >
      <Button onClick={() => keeping.mutate()} isBusy={keeping.isPending}>
        {tripPage.keepAsNew}
      </Button>
    </Notice>
  )
}
