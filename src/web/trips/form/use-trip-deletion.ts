import type { Trip } from '#contract/trip/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { trips } from '#messages/trips.ts'
import { forgetAgenda } from '../../session/agenda.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { bringTripBack, removeTrip, type Owner } from './mutations.ts'

/** Deletes a trip and offers an undo, which restores its position in the list. */
export function useTripDeletion(owner: Owner, { _id: id, title }: Trip, onDeleted: (id: string) => void) {
  const announceDeleted = useUndo({
    undo: (position: number) => bringTripBack(owner, id, position),
    message: () => trips.deleted,
    undone: () => fill(trips.restoredTrip, { title }),
    failure: trips.restoreFailed,
  })
  return useApiMutation({
    write: () => removeTrip(owner, id),
    failure: trips.deleteFailed,
    onSuccess: (position) => {
      forgetAgenda(id)
      announceDeleted(position)
      onDeleted(id)
    },
  })
}
