import { useMemo } from 'react'
import { problemKey } from '#planning/plan/fixes.ts'
import { proposalsFor, type Proposal } from '#planning/plan/proposals.ts'
import type { Problem } from '#planning/plan/problems.ts'
import { cityNow } from '../../city/city-now.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useKnownCity } from '../../city/use-known-city.ts'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { doneText, proposalText } from './proposal-text.ts'

/**
 * Computes its proposals from the later plan, which React renders when nothing more urgent waits: an edit is shown
 * first. A problem that the edit has removed has no proposals any more.
 */
export function Proposals({ problem }: { problem: Problem }) {
  const { ways, edit } = usePlanner()
  const { plan, checkPlan, getName } = useLaterPlan()
  const formats = useFormats()
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const key = problemKey(problem)
  const proposals = useMemo(() => {
    const current = checkPlan(plan).problems.find((other) => problemKey(other) === key)
    if (!current) return []
    return proposalsFor(plan, current, { ways, checkPlan, now: cityNow(timeZone, utcOffsetMinutes) })
  }, [plan, key, ways, checkPlan, timeZone, utcOffsetMinutes])
  const words = { getName, formats }
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
