import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { language } from '#messages/language.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { lastPressed } from '../../selection/presses.ts'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { useUndo } from '../../ui/use-undo.ts'
import {
  addPlace,
  moveElsewhere,
  takeBack,
  type AddedStop,
  type Outcome,
  type Target,
  type Traveller,
  type Wish,
} from './add-place.ts'
import { outcomeText } from './outcome-text.ts'

/** A question to the traveller in a dialog. */
export type Question =
  | { readonly kind: 'again'; readonly wish: Wish; readonly date: string | null }
  | { readonly kind: 'elsewhere'; readonly added: AddedStop }

/** Presses are answered one after the other: each one finds the trip that the one before has saved. */
let last: Promise<unknown> = Promise.resolve()

export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work, work)
  last = next
  return next
}

export function useTraveller(user: User): Traveller {
  const { name, timeZone } = useCity()
  return { owner: { queryClient: useQueryClient(), email: user.email }, city: { name, timeZone } }
}

/** Adds places to the trips of a user, and announces their positions. */
export function useAdding(user: User) {
  const traveller = useTraveller(user)
  /** The last one. Null: none yet. */
  const [question, setQuestion] = useState<Question | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const ask = (next: Question) => {
    setQuestion(next)
    setIsAsking(true)
  }
  const announce = useOutcomeToast(traveller, (added) => ask({ kind: 'elsewhere', added }))
  const answer = (outcome: Outcome) => {
    if (outcome.kind === 'known') ask({ ...outcome, kind: 'again' })
    else if (outcome.kind === 'full') notify('error', fill(messages.full, { trip: outcome.trip.title }), 'top-right')
    else announce(outcome)
  }
  const writing = { isParallel: true, failure: messages.failed, place: 'top-right', onSuccess: answer } as const
  const adding = useApiMutation({ ...writing, write: (wish: Wish) => inTurn(() => addPlace(wish, traveller)) })
  const moving = useApiMutation({
    ...writing,
    write: ({ added, target }: { added: AddedStop; target: Target }) =>
      inTurn(() => moveElsewhere(added, target, traveller)),
  })
  return {
    add: adding.attempt,
    move: moving.mutate,
    question,
    isAsking,
    closeQuestion: () => setIsAsking(false),
  }
}

function useOutcomeToast(traveller: Traveller, onElsewhere: (added: AddedStop) => void): (added: AddedStop) => void {
  const formats = useFormats()
  const navigate = useNavigate()
  return useUndo({
    undo: (added: AddedStop) => inTurn(() => takeBack(added, traveller)),
    message: (added) => outcomeText(added, formats),
    more: (added) =>
      added.isNew
        ? {
            text: messages.changeDates,
            href: language.base + paths.trip(added.trip._id),
            onPress: () => void navigate(paths.trip(added.trip._id)),
          }
        : {
            text: messages.elsewhere,
            onPress: () => {
              // The dialog gives the focus back to it. The toast is removed by then.
              lastPressed()?.focus({ preventScroll: true })
              onElsewhere(added)
            },
          },
    undone: ({ place: { name: place }, trip: { title: trip } }, taken) =>
      taken === 'trip' ? fill(messages.removedTrip, { trip }) : fill(messages.removed, { place, trip }),
    failure: messages.undoFailed,
    place: 'top-right',
  })
}
