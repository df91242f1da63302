import type { ReactNode } from 'react'
import { planner } from '#messages/planner.ts'
import type { Problem } from '#planning/plan/problems.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { problemText } from '../itinerary/problem-text.ts'

export type ProblemProps = { problem: Problem; getName: (stopId: string) => string }

/** A problem in words. Its proposals appear below as soon as it is in sight. */
export function ProblemFrame({ problem, getName, children }: ProblemProps & { children: ReactNode }) {
  const formats = useFormats()
  const { ref, isInView } = useInView()
  return (
    <div ref={ref} className="plan-problem" role="group" aria-label={planner.problems.label}>
      <p>{problemText(problem, { getName, formats })}</p>
      {isInView && children}
    </div>
  )
}
