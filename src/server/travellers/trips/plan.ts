import type { PlanFields, SavedPlanFields } from '#contract/trip/plan-fields.ts'
import { giveSpendingIds } from './entry-ids.ts'

const planFields = ['pace', 'dayStart', 'dayEnd', 'party', 'days', 'spending'] as const satisfies (keyof PlanFields)[]

/** True if the client left something out, so that the trip as it was decides. */
export function isPlanIncomplete(sent: PlanFields): boolean {
  return planFields.some((field) => sent[field] === undefined)
}

/**
 * The plan that is stored: the fields that the client sent, else those that the trip had. Blank fields are left out.
 */
export function completePlan(sent: PlanFields, before: SavedPlanFields, newId: () => string): SavedPlanFields {
  const { pace = before.pace, dayStart = before.dayStart, dayEnd = before.dayEnd } = sent
  const { party = before.party, days = before.days, spending = before.spending } = sent
  return {
    ...(pace && { pace }),
    ...(dayStart && { dayStart }),
    ...(dayEnd && { dayEnd }),
    ...(party && { party }),
    ...(days && days.length > 0 && { days }),
    ...(spending && spending.length > 0 && { spending: giveSpendingIds(spending, newId) }),
  }
}
