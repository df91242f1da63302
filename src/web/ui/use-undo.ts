import { notify } from './notify.ts'
import { showToast } from './toast.ts'
import { useApiMutation, type Writing } from './use-api-mutation.ts'

type Undoing<Done> = Pick<Writing<Done, unknown>, 'failure' | 'place'> & {
  undo: (done: Done) => Promise<unknown>
  /** Text beside the undo button. */
  offer: (done: Done) => string
  /** Toast after the undo. */
  undone: (done: Done) => string
}

/** @returns a function that shows a toast with an undo button for ten seconds; the toast outlives the page */
export function useUndo<Done>({ undo, offer, undone, failure, place }: Undoing<Done>): (done: Done) => void {
  const { mutate } = useApiMutation({
    write: undo,
    // Each toast undoes another action.
    isParallel: true,
    ...(failure !== undefined && { failure }),
    ...(place !== undefined && { place }),
    onSuccess: (_, done) => notify('success', undone(done), place),
  })
  return (done) => showToast({ kind: 'success', text: offer(done), place: 'bottom-center', onUndo: () => mutate(done) })
}
