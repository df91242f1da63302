import type { Trip } from '#contract/trip/trips.ts'

type Now = {
  /** Id of the trip that was opened last on this device, or null. */
  opened: string | null
  /** On the city's calendar. */
  today: string
}

/**
 * The trip that a place goes to without a question: the one that was opened last, else the next one to come, else the
 * newest. A trip that is over is only taken where there is no other.
 * @param trips of the user, the oldest first
 */
export function tripInHand(trips: readonly Trip[], { opened, today }: Now): Trip | null {
  const ahead = trips.filter(({ endDate }) => endDate >= today)
  const byStart = ahead.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  return ahead.find(({ _id }) => _id === opened) ?? byStart[0] ?? trips.at(-1) ?? null
}
