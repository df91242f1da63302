import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction, type Location } from 'react-router'
import { clientFailures } from '#messages/client-failures.ts'
import { useCloseQuestion } from './use-close-question.ts'

/**
 * Asks for confirmation before a page with unsaved input is left. A change of the query alone does not count as
 * leaving, unless `isLeft` says so.
 * @param isDirty whether there is unsaved input
 */
export function useLeaveQuestion(
  isDirty: () => boolean,
  question: string = clientFailures.leaveUnsaved,
  isLeft: (from: Location, to: Location) => boolean = isOtherPage,
): void {
  // `isDirty` runs when the page is left, because an uncontrolled form reports no changes.
  const shouldStay = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isLeft(currentLocation, nextLocation) && isDirty() && !confirm(question),
    [isDirty, question, isLeft],
  )
  const blocker = useBlocker(shouldStay)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useCloseQuestion(isDirty)
}

function isOtherPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname
}
