import { showToast } from './toast.ts'

type Undoing = {
  /** Text beside the undo button, such as "Trip deleted". */
  text: string
  undo: () => Promise<unknown>
  onUndone: () => void
  onFailed: (error: unknown) => void
}

/** Shows a toast with an undo button for ten seconds. */
export function offerUndo({ text, undo, onUndone, onFailed }: Undoing): void {
  const act = async () => {
    try {
      await undo()
      onUndone()
    } catch (error) {
      onFailed(error)
    }
  }
  showToast({ kind: 'success', text, place: 'bottom-center', onUndo: () => void act() })
}
