import { readTypedAmount, writeTypedAmount } from '#contract/text/amount.ts'
import { useDeferredValue, useMemo } from 'react'
import { fill } from '#contract/messages/format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import { isAmount } from '#contract/trip/trip-limits.ts'
import { planner } from '#messages/planner.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { addMoney, isNoCostKnown, NO_MONEY } from '#planning/plan/plan-money.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useIsRested } from '../../ui/use-is-rested.ts'
import { knownMoneyOfDay } from '../itinerary/known-value.ts'
import { partsText, plannedText, unknownCostsText } from '../itinerary/money-text.ts'
import { DraftField } from './draft-field.tsx'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { ProblemNote } from './problem-note.tsx'
import { useTools } from './use-tools.ts'
import { SpendingList } from './spending-list.tsx'

type MoneyPanelProps = { trip: TripWithPlan; plan: TripPlan }

/**
 * The planned and the spent money, against the budget. It needs the ways of all days, so that it comes when the days
 * themselves are on the screen.
 */
export function MoneyPanel({ trip, plan }: MoneyPanelProps) {
  const later = useDeferredValue(plan)
  const isRested = useIsRested()
  return isRested && <Money trip={trip} plan={later} />
}

function Money({ trip, plan }: MoneyPanelProps) {
  const { routes, edit } = usePlanner()
  const formats = useFormats()
  const { getName } = useLaterPlan()
  const planned = useMemo(
    () => plan.days.map((day) => knownMoneyOfDay(day, routes)).reduce(addMoney, NO_MONEY),
    [plan, routes],
  )
  const isUnknown = isNoCostKnown(planned)
  const hasUnknown = planned.unknown + planned.unknownFares > 0
  const hasCosts = planned.total > 0 || hasUnknown
  const estimate = (amount: number) => showMoney(roundEstimate(amount), formats)
  const { budget } = plan
  const tools = useTools()
  const spent = (trip.spending ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const storeBudget = (text: string) => {
    const amount = text === '' ? 0 : readTypedAmount(text, formats.currencySign)
    if (!isAmount(amount)) return planner.head.budgetInvalid
    edit({ kind: 'set-trip', fields: { budget: amount } }, { done: planner.done.changedTrip })
    return null
  }
  return (
    <section className="plan-money" aria-labelledby="plan-money">
      <h2 id="plan-money">{planner.money.title}</h2>
      {budget !== null && <Bar planned={planned.total} spent={spent} budget={budget} />}
      {(hasCosts || budget !== null) && (
        <p className={isUnknown ? undefined : 'plan-money-sum'}>{plannedText(planned, budget, formats)}</p>
      )}
      {budget !== null && (!isUnknown || spent > 0) && (
        <p>{leftText({ planned: planned.total, spent, budget, days: plan.days.length }, estimate)}</p>
      )}
      {planned.total > 0 && (
        <>
          <p>{partsText(planned, formats)}</p>
          <p>
            {planner.money.estimates} {hasUnknown && unknownCostsText(planned, formats)}
          </p>
        </>
      )}
      {tools && <tools.PartyNote trip={trip} />}
      {budget !== null && planned.total > budget && (
        <ProblemNote problem={{ code: 'over-budget', cost: planned.total, budget }} getName={getName} />
      )}
      <DraftField
        label={planner.money.budget}
        name="budget"
        inputMode="decimal"
        value={trip.budget === 0 ? '' : writeTypedAmount(trip.budget)}
        invalid={planner.head.budgetInvalid}
        onCommit={storeBudget}
      />
      <SpendingList spending={trip.spending ?? []} days={plan.days} spent={spent} />
    </section>
  )
}

type Sums = { readonly planned: number; readonly spent: number; readonly budget: number }

function Bar({ planned, spent, budget }: Sums) {
  const most = Math.max(budget, planned, spent)
  return (
    <svg className="plan-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={planned > budget ? 'plan-bar-over' : undefined} width={(planned / most) * 100} height="1" />
      <rect className="plan-bar-spent" width={(spent / most) * 100} height="1" />
    </svg>
  )
}

/** The spent money counts, if it is more than the planned. */
function leftText(
  { planned, spent, budget, days }: Sums & { days: number },
  money: (amount: number) => string,
): string {
  const left = budget - Math.max(planned, spent)
  if (left < 0) return fill(planner.money.over, { amount: money(-left) })
  return fill(planner.money.left, { amount: money(days === 0 ? left : left / days) })
}
