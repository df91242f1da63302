import { fill, type Formats } from '#contract/messages/format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import { planner } from '#messages/planner.ts'
import { isNoCostKnown, type PlanMoney } from '#planning/plan/plan-money.ts'

/** "≈₹620 of ₹2,000". Where no cost is known, only that. */
export function plannedText(money: PlanMoney, budget: number | null, formats: Formats): string {
  if (isNoCostKnown(money)) return unknownCostsText(money, formats)
  const planned = showMoney(roundEstimate(money.total), formats)
  if (budget === null) return fill(planner.money.noBudget, { planned })
  return fill(planner.money.of, { planned, budget: showMoney(budget, formats) })
}

/** The sentence names stops, where only stops lack a cost. */
export function unknownCostsText({ unknown, unknownFares }: PlanMoney, formats: Formats): string {
  return unknownFares === 0
    ? formats.plural(planner.money.unknown, unknown)
    : formats.plural(planner.days.foot.unknownCosts, unknown + unknownFares)
}

/** "entry ₹20 · ways ₹329": the kinds of which a cost is known. */
export function partsText(money: PlanMoney, formats: Formats): string {
  const kinds = ['entry', 'food', 'ways'] as const
  return kinds
    .filter((kind) => money[kind] > 0)
    .map((kind) => fill(planner.money.parts[kind], { amount: showMoney(roundEstimate(money[kind]), formats) }))
    .join(' · ')
}
