import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import { planner } from '#messages/planner.ts'
import type { CityWays } from '#planning/plan/city-ways.ts'
import { rideFare } from '#planning/plan/ride-fare.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { distanceText, durationText, rangeText } from './plan-text.ts'

type Means = { readonly ways: CityWays; readonly formats: Formats }

/**
 * How one comes from the stop before: "auto 9 min · 1.8 km · about ₹30". Figures are ranges where a position is not
 * exact. Null: it is the first stop.
 */
export function wayText({ leg, arrives }: Visit, date: string, { ways, formats }: Means): string | null {
  if (!leg) return null
  const line = fill(planner.way.line, {
    kind: planner.way.kinds[leg.way],
    minutes: rangeText(leg.minutes, (minutes) => durationText(minutes, formats)),
    metres: rangeText(leg.metres, (metres) => distanceText(metres, formats)),
  })
  const ride = ways.rideOf(leg)
  if (!ride || leg.metres.max === 0) return line
  const fare = rideFare(ride, leg, { date, minute: arrives - leg.minutes.likely })
  const amount = rangeText(fare, (value) => showMoney(value, formats))
  return `${line} · ${fill(planner.way.fare, { amount })}`
}
