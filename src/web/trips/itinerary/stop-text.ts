import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import { priceSentence } from '#contract/place/price-sentence.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import { getCost, getStay } from '#planning/plan/planned-stop.ts'
import type { StopView } from './day-views.ts'
import { durationText } from './plan-text.ts'

/** Length of the stay: "45 min", or "≈45 min" for an estimate. */
export function stayText({ stop, activity }: StopView, place: PlanningPlace | null, formats: Formats): string {
  const stay = durationText(stop.stayMinutes, formats)
  return getStay(activity, place).isEstimate ? fill(planner.about, { value: stay }) : stay
}

/** Null: the traveller's own stop, whose cost the guide cannot know. */
export function costText({ stop, activity }: StopView, place: PlanningPlace | null, formats: Formats): string | null {
  const { cost } = stop
  if (cost === null) return place === null ? null : (endedText(activity, place) ?? planner.stop.costUnknown)
  const value = cost === 0 ? planner.stop.free : showMoney(cost, formats)
  const isEstimate = getCost(activity, place)?.isEstimate === true
  return isEstimate && cost > 0 ? fill(planner.about, { value }) : value
}

/** The same in few words: of an ended price, only that today's is not known. */
export function briefCostText(view: StopView, place: PlanningPlace | null, formats: Formats): string | null {
  return view.stop.cost === null && place !== null ? planner.stop.costUnknown : costText(view, place, formats)
}

/**
 * The guide knows the cost of the visit until a day. Null: the visit is on a day for which the guide has a price, or
 * none at all.
 */
export function endedText({ date }: StopView['activity'], { priceEnd }: PlanningPlace): string | null {
  if (!priceEnd || (date !== null && date <= priceEnd.until)) return null
  return priceSentence(priceEnd, date)
}
