import type { Trip } from '#contract/trip/trips.ts'
import type { Moment } from '#planning/plan/today.ts'
import { tripsAhead } from '#planning/plan/trip-ahead.ts'

type Now = {
  /** Id of the trip that was opened last on this device, or null. */
  opened: string | null
  /** On the city's clock. */
  now: Moment
}

/**
 * The trip that a place goes to without a question: the one that was opened last, else that of today or the next one to
 * come, else the newest. A trip that is over is only taken where there is no other. The night after its last day is part
 * of it.
 * @param trips of the user, the oldest first
 */
export function tripInHand(trips: readonly Trip[], { opened, now }: Now): Trip | null {
  const ahead = tripsAhead(trips, now)
  return ahead.find(({ _id }) => _id === opened) ?? ahead[0] ?? trips.at(-1) ?? null
}
