import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { useBlocker, type BlockerFunction, type Location } from 'react-router'
import { unsavedWork } from '#messages/ui.ts'
import { noteUnsavedWork } from './unsaved-work.ts'
import { useCloseQuestion } from './use-close-question.ts'

type LeaveQuestion = {
  isDirty: () => boolean
  question: string
  isLeft: (from: Location, to: Location) => boolean
}

const Questions = createContext<Set<LeaveQuestion> | null>(null)

/** Asks the questions of all forms on a page before the page is left. The router supports one blocker at a time. */
export function LeaveQuestions({ children }: { children: ReactNode }) {
  const [questions] = useState(() => new Set<LeaveQuestion>())
  const shouldStay = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // `isDirty` runs when the page is left, because an uncontrolled form reports no changes.
      [...questions].some(
        ({ isDirty, question, isLeft }) => isLeft(currentLocation, nextLocation) && isDirty() && !confirm(question),
      ),
    [questions],
  )
  const blocker = useBlocker(shouldStay)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  return <Questions value={questions}>{children}</Questions>
}

/**
 * Asks for confirmation before a page with unsaved input is left. A change of the query alone does not count as
 * leaving, unless `isLeft` says so. A logout asks too. The page must be inside `LeaveQuestions`.
 * @param isDirty whether there is unsaved input
 */
export function useLeaveQuestion(
  isDirty: () => boolean,
  question: string = unsavedWork.leave,
  isLeft: (from: Location, to: Location) => boolean = isOtherPage,
): void {
  const questions = useContext(Questions)
  if (!questions) throw new Error('useLeaveQuestion needs LeaveQuestions around the page')
  useEffect(() => {
    const asked = { isDirty, question, isLeft }
    questions.add(asked)
    const forget = noteUnsavedWork(isDirty)
    return () => {
      questions.delete(asked)
      forget()
    }
  }, [questions, isDirty, question, isLeft])
  useCloseQuestion(isDirty)
}

function isOtherPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname
}
