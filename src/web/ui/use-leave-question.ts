import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction, type Location } from 'react-router'
import { clientFailures } from '#messages/client-failures.ts'

/**
 * Asks before a page is left on which something was typed and not saved. A change of the query alone leaves no page,
 * unless `isLeft` says otherwise.
 * @param isDirty whether something was typed that is not saved
 */
export function useLeaveQuestion(
  isDirty: () => boolean,
  question: string = clientFailures.leaveUnsaved,
  isLeft: (from: Location, to: Location) => boolean = isOtherPage,
): void {
  // Asked when the page is left, because an uncontrolled form reports no keys.
  const shouldStay = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isLeft(currentLocation, nextLocation) && isDirty() && !confirm(question),
    [isDirty, question, isLeft],
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

function isOtherPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname
}
