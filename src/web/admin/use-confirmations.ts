import { actions } from '#messages/ui.ts'
import { useQueryClient } from '@tanstack/react-query'
import { today } from '#contract/text/dates.ts'
import { confirmFact, listStalePlaces } from '#contract/admin/freshness.endpoints.ts'
import type { StaleFact, StalePlace } from '#contract/admin/freshness.ts'
import { fill } from '#contract/messages/format.ts'
import { freshness as messages } from '#messages/admin.ts'
import { suggest } from '#messages/suggest.ts'
import { callOverHttp } from '../api/call.ts'
import { invalidateContent } from '../api/query-client.ts'
import { useCity } from '../city/use-city.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { useUndo } from '../ui/use-undo.ts'

export type Due = { readonly place: StalePlace; readonly fact: StaleFact }

type Confirmed = Due & { readonly version: number }

/** @param onDone runs after a confirmation */
export function useConfirmations(onDone: (confirmed: Confirmed) => void) {
  const queryClient = useQueryClient()
  const { timeZone } = useCity()
  const send = async ({ place: { slug }, fact: { fact } }: Due, version: number, checkedOn: string) => {
    try {
      const reply = await callOverHttp(confirmFact, { params: { slug }, body: { version, fact, checkedOn } })
      return reply.version
    } finally {
      // After a refusal, too: somebody else has changed the place.
      void queryClient.invalidateQueries({ queryKey: [listStalePlaces.method, listStalePlaces.path] })
      invalidateContent(queryClient)
    }
  }
  const undo = ({ version, ...due }: Confirmed) => send(due, version, due.fact.checkedOn)
  const announce = useUndo({
    undo,
    message: ({ place, fact }) => fill(messages.confirmed, getNames({ place, fact })),
    undone: ({ place, fact }) => fill(messages.undone, getNames({ place, fact })),
    failure: actions.failed,
    place: 'top-right',
  })
  const confirming = useApiMutation({
    write: async (due: Due) => ({ ...due, version: await send(due, due.place.version, today(new Date(), timeZone)) }),
    onSuccess: (confirmed) => {
      onDone(confirmed)
      announce(confirmed)
    },
    failure: actions.failed,
    place: 'top-right',
  })
  const undoing = useApiMutation({ write: undo, failure: actions.failed, place: 'top-right' })
  return { confirm: confirming.mutate, takeBack: undoing.mutate }
}

export function getNames({ place, fact }: Due) {
  return { fact: suggest.topics[fact.fact], place: place.name }
}
