import { startTransition, useEffect, useState } from 'react'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { problemKey } from '#planning/plan/fixes.ts'
import { searchProposals, type Proposal } from '#planning/plan/proposals.ts'
import type { Problem } from '#planning/plan/problems.ts'
import { cityNow } from '../../city/city-now.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useKnownCity } from '../../city/use-known-city.ts'
import { runInSlices } from '../../ui/run-in-slices.ts'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { doneText, proposalText } from './proposal-text.ts'

/** Proposals, and the plan of which they are. */
type Found = { readonly plan: TripPlan; readonly proposals: readonly Proposal[] }

/**
 * Looks for its proposals in the pauses of the browser: an edit of a trip of a month would wait for hundreds of tried
 * changes. A problem that an edit has removed has no proposals any more.
 */
export function Proposals({ problem }: { problem: Problem }) {
  const { edit } = usePlanner()
  const { getName } = useLaterPlan()
  const formats = useFormats()
  const { plan, proposals } = useProposals(problem)
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

function useProposals(problem: Problem): Found {
  const { routes } = usePlanner()
  const { plan, checkPlan } = useLaterPlan()
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const key = problemKey(problem)
  const [found, setFound] = useState<Found>({ plan, proposals: [] })
  useEffect(() => {
    const show = (proposals: readonly Proposal[]) => startTransition(() => setFound({ plan, proposals }))
    const current = checkPlan(plan).problems.find((other) => problemKey(other) === key)
    if (!current) return show([])
    const now = cityNow(timeZone, utcOffsetMinutes)
    return runInSlices(searchProposals(plan, current, { routes, checkPlan, now }), show)
  }, [plan, key, routes, checkPlan, timeZone, utcOffsetMinutes])
  return found
}
