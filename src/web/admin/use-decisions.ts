import { useQueryClient } from '@tanstack/react-query'
import { decideReviews, searchReviews } from '#contract/review/moderation.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { ReviewAction, ReviewCase, ModerationReason } from '#contract/review/moderation.ts'
import { DECIDED_AT_ONCE } from '#contract/review/moderation-rules.ts'
import { moderation as messages } from '#messages/admin.ts'
import { callOverHttp } from '../api/call.ts'
import { invalidateContent } from '../api/query-client.ts'
import { useFormats } from '../city/use-formats.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { useUndo } from '../ui/use-undo.ts'

export type ChosenAction = Exclude<ReviewAction['kind'], 'reopen'>

type Decision = {
  action: ChosenAction
  reason: ModerationReason
  reviews: readonly Pick<ReviewCase, '_id' | 'version'>[]
}

type Undoable = { takenBackBy: 'restore' | 'reopen' }

type Decided = { action: ChosenAction; done: Decision['reviews']; left: number }

/** The action that undoes another one. Answers to appeals stand. */
const undoFor = { remove: 'restore', keep: 'reopen', restore: null, uphold: null } as const satisfies Record<
  ChosenAction,
  ReviewAction['kind'] | null
>

/** @param onDone runs after a decision */
export function useDecisions(onDone: () => void) {
  const queryClient = useQueryClient()
  const formats = useFormats()
  const send = async (action: ReviewAction, reviews: Decision['reviews']) => {
    const changed = new Set<string>()
    for (let first = 0; first < reviews.length; first += DECIDED_AT_ONCE) {
      const part = reviews.slice(first, first + DECIDED_AT_ONCE).map(({ _id: id, version }) => ({ id, version }))
      const { outcomes } = await callOverHttp(decideReviews, { body: { deed: action, reviews: part } })
      for (const { id, outcome } of outcomes) if (outcome === 'done') changed.add(id)
    }
    await queryClient.invalidateQueries({ queryKey: [searchReviews.method, searchReviews.path] })
    invalidateContent(queryClient)
    return reviews.filter(({ _id }) => changed.has(_id))
  }
  const getText = ({ action, done, left }: Decided) => {
    const text = formats.plural(messages.done[action], done.length)
    return left === 0 ? text : fill(messages.left, { done: text, left: formats.number(left) })
  }
  const announce = useUndo({
    undo: ({ done, takenBackBy }: Decided & Undoable) => send({ kind: takenBackBy }, done),
    message: getText,
    undone: () => messages.undone,
    failure: messages.decideFailed,
    place: 'top-right',
  })
  const { mutate, isPending } = useApiMutation({
    write: async ({ action, reason, reviews }: Decision): Promise<Decided> => {
      const done = await send(action === 'remove' ? { kind: action, reason } : { kind: action }, reviews)
      return { action, done, left: reviews.length - done.length }
    },
    onSuccess: (decided) => {
      onDone()
      const takenBackBy = decided.done.length === 0 ? null : undoFor[decided.action]
      if (takenBackBy === null) notify('success', getText(decided), 'top-right')
      else announce({ ...decided, takenBackBy })
    },
    failure: messages.decideFailed,
    place: 'top-right',
  })
  return { decide: mutate, isPending }
}
