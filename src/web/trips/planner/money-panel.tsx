import { readTypedAmount, writeTypedAmount } from '#contract/text/amount.ts'
import { useDeferredValue, useMemo } from 'react'
import { fill } from '#contract/messages/format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import { isAmount } from '#contract/trip/trip-limits.ts'
import { planner } from '#messages/planner.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { addMoney, NO_MONEY } from '#planning/plan/plan-money.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { knownMoneyOfDay } from '../itinerary/known-value.ts'
import { DraftField } from './draft-field.tsx'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { ProblemNote } from './problem-note.tsx'
import { useTools } from './use-tools.ts'
import { SpendingList } from './spending-list.tsx'

type MoneyPanelProps = { trip: TripWithPlan; plan: TripPlan }

/**
 * The planned and the spent money, against the budget. It needs the ways of all days, so that it comes after the days
 * themselves.
 */
export function MoneyPanel({ trip, plan }: MoneyPanelProps) {
  const later = useDeferredValue(plan, null)
  return later && <Money trip={trip} plan={later} />
}

function Money({ trip, plan }: MoneyPanelProps) {
  const { ways, edit } = usePlanner()
  const formats = useFormats()
  const { getName } = useLaterPlan()
  const planned = useMemo(
    () => plan.days.map((day) => knownMoneyOfDay(day, ways)).reduce(addMoney, NO_MONEY),
    [plan, ways],
  )
  const money = (amount: number) => showMoney(amount, formats)
  const estimate = (amount: number) => money(roundEstimate(amount))
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
      <p className="plan-money-sum">
        {budget === null
          ? fill(planner.money.noBudget, { planned: estimate(planned.total) })
          : fill(planner.money.of, { planned: estimate(planned.total), budget: money(budget) })}
      </p>
      {budget !== null && (
        <p>{leftText({ planned: planned.total, spent, budget, days: plan.days.length }, estimate)}</p>
      )}
      <p>
        {fill(planner.money.parts, {
          entry: estimate(planned.entry),
          food: estimate(planned.food),
          ways: estimate(planned.ways),
        })}
      </p>
      <p>
        {planner.money.estimates} {planned.unknown > 0 && formats.plural(planner.money.unknown, planned.unknown)}
      </p>
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
        onKeep={storeBudget}
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
