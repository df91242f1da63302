import { useEffect } from 'react'
import { admin } from '#contract/messages/en.ts'
import { ApiError, textOfFailure } from '../api/call.ts'
import { completeUser } from '../session/session-calls.ts'
import { showToast } from '../ui/toast.ts'

export function tellSuccess(text: string): void {
  showToast({ kind: 'success', text })
}

/** Says what went wrong. Who was refused may be no admin any more: the door asks the server. */
export function tellFailure(error: unknown, fallback: string): void {
  showToast({ kind: 'error', text: textOfFailure(error, fallback) })
  if (error instanceof ApiError && error.code === 'forbidden') void completeUser()
}

/** The same for a list that could not be read. */
export function useFailureTold(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) tellFailure(error, fallback)
  }, [error, fallback])
}

type Undoing = {
  /** What was done. */
  text: string
  undo: () => Promise<void>
  /** What is said when it is undone, and when it cannot be. */
  undone: string
  failed: string
}

/** Offers for ten seconds to take something back. */
export function offerUndo({ text, undo, undone, failed }: Undoing): void {
  const act = async () => {
    try {
      await undo()
      tellSuccess(undone)
    } catch (error) {
      tellFailure(error, failed)
    }
  }
  showToast({ kind: 'success', text, place: 'bottom-center', action: { label: admin.undo, act: () => void act() } })
}
