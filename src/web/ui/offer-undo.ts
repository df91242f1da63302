import { showToast } from './toast.ts'

type Undoing = {
  /** What was done. */
  text: string
  undo: () => Promise<unknown>
  onUndone: () => void
  onFailed: (error: unknown) => void
}

/** Offers for ten seconds to take something back. */
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
