/** A clock that moves only when a test advances it. */
export type Clock = {
  now(): Date
  advance(milliseconds: number): void
}

export function createClock(start = '2026-03-01T06:00:00.000Z'): Clock {
  let instant = Date.parse(start)
  return {
    now: () => new Date(instant),
    advance: (milliseconds) => {
      instant += milliseconds
    },
  }
}
