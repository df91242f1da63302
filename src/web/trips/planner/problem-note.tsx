import { useMemo } from 'react'
import { planner } from '#messages/planner.ts'
import { problemKey } from '#planning/plan/mends.ts'
import { proposalsFor, type Proposal } from '#planning/plan/proposals.ts'
import type { Problem } from '#planning/plan/problems.ts'
import { cityNow } from '../../city/city-now.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useKnownCity } from '../../city/use-known-city.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { problemText } from '../itinerary/problem-text.ts'
import { doneText, proposalText } from './proposal-text.ts'

type ProblemNoteProps = { problem: Problem; nameOf: (stopId: string) => string }

/** What does not work, where it arises, with what a tap does about it. */
export function ProblemNote({ problem, nameOf }: ProblemNoteProps) {
  const formats = useFormats()
  const { ref, isInView } = useInView()
  return (
    <div ref={ref} className="plan-problem" role="group" aria-label={planner.problems.label}>
      <p>{problemText(problem, { nameOf, formats })}</p>
      {isInView && <Proposals problem={problem} />}
    </div>
  )
}

/**
 * Computes its proposals from the later plan, which React renders when nothing more urgent waits: an edit is shown
 * first. A problem that the edit has removed has no proposals any more.
 */
function Proposals({ problem }: { problem: Problem }) {
  const { ways, edit } = usePlanner()
  const { plan, checkPlan, nameOf } = useLaterPlan()
  const formats = useFormats()
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const key = problemKey(problem)
  const proposals = useMemo(() => {
    const current = checkPlan(plan).problems.find((other) => problemKey(other) === key)
    if (!current) return []
    return proposalsFor(plan, current, { ways, checkPlan, now: cityNow(timeZone, utcOffsetMinutes) })
  }, [plan, key, ways, checkPlan, timeZone, utcOffsetMinutes])
  const words = { nameOf, formats }
  const take = (proposal: Proposal) =>
    edit({ kind: 'plan', change: proposal.change }, { done: doneText(proposal, words), isToast: true })
  return (
    <div className="plan-proposals">
      {proposals.map((proposal) => (
        <button
          key={JSON.stringify(proposal.change)}
          type="button"
          className="plan-chip"
          onClick={() => take(proposal)}
        >
          {proposalText(proposal, { plan, problem }, words)}
        </button>
      ))}
    </div>
  )
}
