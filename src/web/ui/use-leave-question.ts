import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { failures } from '#contract/messages/en.ts'

/** Asks before a page is left on which something was typed and not saved. @param isDirty whether there is */
export function useLeaveQuestion(isDirty: () => boolean): void {
  // Asked at the moment of leaving: an uncontrolled form tells nobody of each key.
  const shouldStay = useCallback(() => isDirty() && !confirm(failures.leaveUnsaved), [isDirty])
  const blocker = useBlocker(shouldStay)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}
