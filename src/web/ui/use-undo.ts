import { notify } from './notify.ts'
import { showToast } from './toast.ts'
import { useApiMutation, type Writing } from './use-api-mutation.ts'

type Undoing<Done> = Pick<Writing<Done, unknown>, 'failure' | 'place'> & {
  undo: (done: Done) => Promise<unknown>
  /** Text of the toast about the action, which carries the undo button. */
  told: (done: Done) => string
  /** Toast after the undo. */
  undone: (done: Done) => string
}

/**
 * @returns a function that tells of an action by the only toast about it, which has an undo button for ten seconds and
 * outlives the page
 */
export function useUndo<Done>({ undo, told, undone, failure, place }: Undoing<Done>): (done: Done) => void {
  const { mutate } = useApiMutation({
    write: undo,
    // Each toast undoes another action.
    isParallel: true,
    ...(failure !== undefined && { failure }),
    ...(place !== undefined && { place }),
    onSuccess: (_, done) => notify('success', undone(done), place),
  })
  return (done) =>
    showToast({ kind: 'success', text: told(done), place: place ?? 'top-center', onUndo: () => mutate(done) })
}
