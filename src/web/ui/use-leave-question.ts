import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { failures } from '#contract/messages/en.ts'

/**
 * Asks before a page is left on which something was typed and not saved. A change of the query alone leaves no page.
 * @param isDirty whether there is
 */
export function useLeaveQuestion(isDirty: () => boolean, question: string = failures.leaveUnsaved): void {
  // Asked at the moment of leaving: an uncontrolled form tells nobody of each key.
  const shouldStay = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isDirty() && !confirm(question),
    [isDirty, question],
  )
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
