import { notify } from './notify.ts'
import { showToast } from './toast.ts'
import { useApiMutation, type Writing } from './use-api-mutation.ts'

type Undoing<Done> = Pick<Writing<Done, unknown>, 'failure' | 'place'> & {
  undo: (done: Done) => Promise<unknown>
  /** Text beside the button that undoes it. */
  offer: (done: Done) => string
  /** Toast once it is undone. */
  undone: (done: Done) => string
}

/** @returns what offers for ten seconds to take back what was done; the offer outlives the page it was done on */
export function useUndo<Done>({ undo, offer, undone, failure, place }: Undoing<Done>): (done: Done) => void {
  const { mutate } = useApiMutation({
    write: undo,
    // Each offer stands for something else that was done.
    isParallel: true,
    ...(failure !== undefined && { failure }),
    ...(place !== undefined && { place }),
    onSuccess: (_, done) => notify('success', undone(done), place),
  })
  return (done) => showToast({ kind: 'success', text: offer(done), place: 'bottom-center', onUndo: () => mutate(done) })
}
