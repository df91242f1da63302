import { showMoney } from '#contract/text/money.ts'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import type { Spending } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useTools, wantTools } from './use-tools.ts'

type SpendingListProps = { spending: readonly Spending[]; days: readonly DayPlan[]; spent: number }

/** The spent amounts: closed until somebody opens the list. */
export function SpendingList({ spending, days, spent }: SpendingListProps) {
  const formats = useFormats()
  const tools = useTools()
  return (
    <details className="plan-spending" onToggle={({ currentTarget }) => currentTarget.open && void wantTools()}>
      <summary>
        {planner.money.spendingTitle}: {showMoney(spent, formats)}
      </summary>
      {tools && <tools.SpendingEntries spending={spending} days={days} />}
    </details>
  )
}
