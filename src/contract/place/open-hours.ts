import * as z from 'zod/mini'
import { Confidence } from './fact.ts'

/**
 * Opening hours in the form that the server compiles for both sides (docs/decisions/0048). `src/planning` evaluates it.
 * Dates and times are those of the city's calendar and clock.
 */

/** HH:MM from 00:00 to 48:00, or an event of the sun with an offset in minutes: `sunrise`, `sunset-30`. */
const HoursTime = z.string().check(z.regex(/^(([0-3]\d|4[0-7]):[0-5]\d|48:00|(dawn|sunrise|sunset|dusk)([+-]\d+)?)$/))

/**
 * Days of every year (`12-01/02-29`), or of one year (`2027-01-26`, `2027-02-08/2027-03-08`); both ends are included.
 * `~` at the end: the days may be one day earlier or later. `~+`: they may be one day later.
 */
const HoursDates = z.string().check(z.regex(/^(\d\d-\d\d\/\d\d-\d\d|\d{4}-\d\d-\d\d(\/\d{4}-\d\d-\d\d)?)(~\+?)?$/))

/** Rules follow each other as in OpenStreetMap's `opening_hours`: a later rule replaces the day of earlier ones. */
export const HoursRule = z.strictObject({
  dates: z.optional(z.array(HoursDates)),
  /** Weekdays as digits, from 1 (Monday) to 7 (Sunday). */
  days: z.optional(z.string().check(z.regex(/^[1-7]+$/))),
  /** The default is the whole day. After 24:00 the time is on the next day. */
  times: z.optional(z.array(z.tuple([HoursTime, HoursTime]))),
  /** The default is open. */
  state: z.optional(z.enum(['closed', 'unknown'])),
  /** The rule adds to earlier ones instead of replacing their day. */
  adds: z.optional(z.literal(true)),
  /** The rule stands for feasts of the city's calendar. */
  isFeast: z.optional(z.literal(true)),
})
export type HoursRule = z.infer<typeof HoursRule>

/** Reason why a place is closed on a day. */
export const closedReasons = ['weekly', 'season', 'holiday', 'repairs', 'closed-for-now', 'gone'] as const
export const ClosedReason = z.enum(closedReasons)
export type ClosedReason = z.infer<typeof ClosedReason>

export const OpenHours = z.strictObject({
  rules: z.array(HoursRule),
  confidence: Confidence,
  /** The rules of the other sides of a conflict. */
  otherSides: z.optional(z.array(z.array(HoursRule))),
  /** Minutes before each closing after which nobody is let in. */
  lastEntryMinutes: z.optional(z.number()),
  /** The place is closed on all days, `since` a date (or a month or year) or for an unknown time. */
  closed: z.optional(
    z.strictObject({
      reason: z.enum(['repairs', 'closed-for-now', 'gone']),
      since: z.nullable(z.string()),
    }),
  ),
  /** First and last day of the calendar that the feasts come from. The feasts of other days are not known. */
  calendar: z.optional(z.tuple([z.string(), z.string()])),
  /** Position and IANA time zone of sunrise and sunset, for rules that need them. */
  sun: z.optional(
    z.strictObject({
      lat: z.number(),
      lng: z.number(),
      timeZone: z.string(),
      /** Only where clocks never change. */
      utcOffsetMinutes: z.optional(z.number()),
    }),
  ),
})
export type OpenHours = z.infer<typeof OpenHours>

/** HH:MM on the city's clock. After 24:00 it is on the next day: 26:00 is 02:00. */
const ClockTime = z.string()

/** The opening of a place on one day. */
export const DayHours = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('open'),
    intervals: z.array(z.tuple([ClockTime, ClockTime])),
    /** The last time at which somebody is let in. Null: not known. */
    lastEntry: z.nullable(ClockTime),
    confidence: Confidence,
  }),
  z.strictObject({
    state: z.literal('closed'),
    reason: ClosedReason,
    /** Present when it is only likely, such as on a feast whose day the moon decides. */
    confidence: z.optional(z.literal('estimate')),
  }),
  z.strictObject({ state: z.literal('unknown') }),
])
export type DayHours = z.infer<typeof DayHours>
