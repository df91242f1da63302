import { notify } from './notify.ts'
import { showToast } from './toast.ts'
import type { ToastAction } from './toaster.tsx'
import { useApiMutation, type Writing } from './use-api-mutation.ts'

type Undoing<Done, Undone> = Pick<Writing<Done, Undone>, 'failure' | 'place'> & {
  undo: (done: Done) => Promise<Undone>
  /** Text of the toast about the action, which carries the undo button. */
  message: (done: Done) => string
  /** One more thing to do, beside the undo. */
  more?: (done: Done) => ToastAction
  /** Toast after the undo. */
  undone: (done: Done, result: Undone) => string
}

/**
 * @returns a function that announces an action by the only toast about it, which has an undo button for ten seconds
 *   and outlives the page
 */
export function useUndo<Done, Undone>({
  undo,
  message,
  more,
  undone,
  failure,
  place,
}: Undoing<Done, Undone>): (done: Done) => void {
  const { mutate } = useApiMutation({
    write: undo,
    // Each toast undoes another action.
    isParallel: true,
    ...(failure !== undefined && { failure }),
    ...(place !== undefined && { place }),
    onSuccess: (result, done) => notify('success', undone(done, result), place),
  })
  return (done) =>
    showToast({
      kind: 'success',
      text: message(done),
      place: place ?? 'top-center',
      onUndo: () => mutate(done),
      ...(more && { more: more(done) }),
    })
}
