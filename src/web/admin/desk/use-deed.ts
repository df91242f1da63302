import { useQueryClient } from '@tanstack/react-query'
import type { DeskEntry } from '#contract/admin/desk-kinds.ts'
import { desk } from '#messages/desk.ts'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { actOnEntry } from './desk-calls.ts'
import { useEntryKind, type Deed } from './entry-kind.ts'
import { deskEntry } from './queries.ts'

type Told = { deed: Deed; text: string }

export type DeedProps = {
  entry: DeskEntry
  /** Asks an editor who has typed something before the form starts again. */
  mayDrop: () => boolean
  /** Gets null when the entry was removed. */
  onDone: (entry: DeskEntry | null) => void
}

/** A deed on an entry besides saving it. */
export function useDeed({ entry, mayDrop, onDone }: DeedProps) {
  const queryClient = useQueryClient()
  const kind = useEntryKind()
  const { mutate, isPending } = useApiMutation<Told, DeskEntry | null>({
    write: ({ deed }) => actOnEntry(queryClient, kind, { basis: entry, deed }),
    onSuccess: (changed, { text }) => {
      notify('success', text, 'top-right')
      onDone(changed)
    },
    // Another editor may have changed the entry.
    onFailure: () => void queryClient.invalidateQueries({ queryKey: deskEntry(kind.tab, entry.slug).queryKey }),
    failure: desk.deedFailed,
    place: 'top-right',
  })
  const act = (told: Told): void => {
    if (mayDrop()) mutate(told)
  }
  return { act, isPending }
}
