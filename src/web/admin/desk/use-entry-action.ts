import { actions } from '#messages/ui.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { DeskEntry } from '#contract/admin/desk-kinds.ts'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { actOnEntry } from './desk-calls.ts'
import { useEntryKind, type DeskAction } from './entry-kind.ts'
import { deskEntry } from './queries.ts'

type AppliedAction = { action: DeskAction; text: string }

export type ActionProps = {
  entry: DeskEntry
  /** Asks an editor who has typed something before the form starts again. */
  mayDrop: () => boolean
  /** Gets null when the entry was removed. */
  onDone: (entry: DeskEntry | null) => void
}

/** An action on an entry besides saving it. */
export function useEntryAction({ entry, mayDrop, onDone }: ActionProps) {
  const queryClient = useQueryClient()
  const kind = useEntryKind()
  const { mutate, isPending } = useApiMutation<AppliedAction, DeskEntry | null>({
    write: ({ action }) => actOnEntry(queryClient, kind, { basis: entry, action }),
    onSuccess: (changed, { text }) => {
      notify('success', text, 'top-right')
      onDone(changed)
    },
    // Another editor may have changed the entry.
    onFailure: () => void queryClient.invalidateQueries({ queryKey: deskEntry(kind.tab, entry.slug).queryKey }),
    failure: actions.failed,
    place: 'top-right',
  })
  const act = (done: AppliedAction): void => {
    if (mayDrop()) mutate(done)
  }
  return { act, isPending }
}
