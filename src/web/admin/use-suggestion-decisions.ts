import { actions } from '#messages/ui.ts'
import { useQueryClient } from '@tanstack/react-query'
import { decideSuggestion, listSuggestions } from '#contract/admin/desk-suggestions.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { Suggestion, SuggestionAction } from '#contract/admin/suggestions.ts'
import { deskSuggestions as messages } from '#messages/desk.ts'
import { suggest } from '#messages/suggest.ts'
import { callOverHttp } from '../api/call.ts'
import { invalidateContent } from '../api/query-client.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { useUndo } from '../ui/use-undo.ts'

type DecidedSuggestion = { suggestion: Suggestion; kind: 'accept' | 'decline' }

type Decision = { suggestion: Suggestion; action: Exclude<SuggestionAction, { kind: 'reopen' }> }

/** @param onDone runs after a decision */
export function useSuggestionDecisions(onDone: (suggestion: Suggestion) => void) {
  const queryClient = useQueryClient()
  const send = async ({ _id: id }: Suggestion, action: SuggestionAction) => {
    try {
      await callOverHttp(decideSuggestion, { params: { id }, body: { deed: action } })
    } finally {
      // After a refusal, too: somebody else has decided, or changed the place.
      void queryClient.invalidateQueries({ queryKey: [listSuggestions.method, listSuggestions.path] })
      invalidateContent(queryClient)
    }
  }
  const reopen = (suggestion: Suggestion) => send(suggestion, { kind: 'reopen' })
  const announce = useUndo({
    undo: ({ suggestion }: DecidedSuggestion) => reopen(suggestion),
    message: ({ suggestion, kind }) =>
      fill(kind === 'accept' ? messages.accepted : messages.declined, getNames(suggestion)),
    undone: ({ suggestion }) => fill(messages.undone, getNames(suggestion)),
    failure: actions.failed,
    place: 'top-right',
  })
  const announceDone = (done: DecidedSuggestion) => {
    onDone(done.suggestion)
    announce(done)
  }
  const deciding = useApiMutation({
    write: ({ suggestion, action }: Decision) => send(suggestion, action),
    onSuccess: (_reply, { suggestion, action }) => announceDone({ suggestion, kind: action.kind }),
    failure: actions.failed,
    place: 'top-right',
  })
  const undoing = useApiMutation({
    write: reopen,
    onSuccess: (_reply, suggestion) => notify('success', fill(messages.undone, getNames(suggestion)), 'top-right'),
    failure: actions.failed,
    place: 'top-right',
  })
  return { decide: deciding.mutate, takeBack: undoing.mutate, send, announceDone }
}

export function getNames({ topic, placeName: place }: Pick<Suggestion, 'topic' | 'placeName'>) {
  return { topic: suggest.topics[topic], place }
}
