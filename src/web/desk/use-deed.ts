import { useQueryClient } from '@tanstack/react-query'
import type { DeskPlace } from '#contract/desk-places.ts'
import { desk } from '#messages/desk.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { actOnPlace, type Deed } from './mutations.ts'

type Told = { deed: Deed; text: string }

/** A deed on a place besides saving it. @param onDone gets null when the place was removed */
export function useDeed(place: DeskPlace, onDone: (place: DeskPlace | null) => void) {
  const queryClient = useQueryClient()
  return useApiMutation<Told, DeskPlace | null>({
    write: ({ deed }) => actOnPlace(queryClient, place, deed),
    onSuccess: (changed, { text }) => {
      notify('success', text, 'top-right')
      onDone(changed)
    },
    failure: desk.deedFailed,
    place: 'top-right',
  })
}
