import { useQueryClient } from '@tanstack/react-query'
import type { DeskPlace } from '#contract/desk-places.ts'
import { desk } from '#messages/desk.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { actOnPlace, type Deed } from './mutations.ts'
import { deskPlace } from './queries.ts'

type Told = { deed: Deed; text: string }

export type DeedProps = {
  place: DeskPlace
  /** Asks an editor who has typed something before the form starts again. */
  mayDrop: () => boolean
  /** Gets null when the place was removed. */
  onDone: (place: DeskPlace | null) => void
}

/** A deed on a place besides saving it. */
export function useDeed({ place, mayDrop, onDone }: DeedProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useApiMutation<Told, DeskPlace | null>({
    write: ({ deed }) => actOnPlace(queryClient, place, deed),
    onSuccess: (changed, { text }) => {
      notify('success', text, 'top-right')
      onDone(changed)
    },
    // Another editor may have changed the place.
    onFailure: () => void queryClient.invalidateQueries({ queryKey: deskPlace(place.slug).queryKey }),
    failure: desk.deedFailed,
    place: 'top-right',
  })
  const act = (told: Told): void => {
    if (mayDrop()) mutate(told)
  }
  return { act, isPending }
}
