import type { Problem } from '#planning/plan/problems.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { problemText } from './problem-text.ts'

type PrintProblemProps = { problem: Problem; getName: (stopId: string) => string }

/** A problem on paper: without proposals, which nobody can tap there. */
export function PrintProblem({ problem, getName }: PrintProblemProps) {
  const formats = useFormats()
  return (
    <p className="print-problem">
      <strong>{planner.problems.label}:</strong> {problemText(problem, { getName, formats })}
    </p>
  )
}
