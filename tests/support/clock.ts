/** Time that passes only when a test says so. */
export type Clock = {
  now(): Date
  pass(milliseconds: number): void
}

export function createClock(start = '2026-03-01T06:00:00.000Z'): Clock {
  let instant = Date.parse(start)
  return {
    now: () => new Date(instant),
    pass: (milliseconds) => {
      instant += milliseconds
    },
  }
}
