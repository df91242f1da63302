/** Minutes of HH:MM after midnight, also beyond 24:00. */
export function minuteOfClock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Minutes as HH:MM, also beyond 24:00. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const DAY_MINUTES = 1_440

/** HH:MM of a minute that counts from midnight, also before it and after the next one. */
export function timeOfDay(minute: number): string {
  return clockTime(((Math.round(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
}

/** Length of what two spans of minutes share. 0: they do not touch. */
export function overlapMinutes(from: number, to: number, { start, end }: Span): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start))
}

/** A part of a day, in minutes from its midnight. */
export type Span = { readonly start: number; readonly end: number }
