import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { sentDate, sentDateOrNone, sentNumberWithin, sentWordOrNone } from '../text/sent-values.ts'
import { Party, SentParty } from './party.ts'
import { SentId } from './stop-fields.ts'
import { paces, spendingKinds } from './plan-kinds.ts'
import { optionalNote } from '../text/text.ts'
import { MAX_AMOUNT, PLAN_LIMITS } from './trip-limits.ts'

const Pace = z.enum(paces)
const SpendingKind = z.enum(spendingKinds)

const invalidDate = errorCode('trip.date-invalid')
const invalidTime = errorCode('trip.time-invalid')
const invalidPace = errorCode('trip.pace-invalid')

const PaceOrNone = sentWordOrNone(z.enum(paces, invalidPace), invalidPace)

/** HH:MM in the time zone of the city. */
const ClockTimeOrNone = sentWordOrNone(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalidTime)), invalidTime)

/** Settings that replace those of the trip on one date. Null: as the trip says. */
export const DaySettings = z.object({
  date: sentDate(invalidDate),
  start: z._default(ClockTimeOrNone, null),
  /** An end that is not after the start is in the night that follows. */
  end: z._default(ClockTimeOrNone, null),
  pace: z._default(PaceOrNone, null),
  note: optionalNote(PLAN_LIMITS.note),
})
export type DaySettings = z.infer<typeof DaySettings>

/** Null means that there are none. */
export const DayList = z.nullable(
  z.array(DaySettings).check(z.maxLength(PLAN_LIMITS.days, errorCode('list.too-long')), ({ value, issues }) => {
    const seen = new Set<string>()
    for (const [index, { date }] of value.entries()) {
      if (seen.has(date)) {
        issues.push({ code: 'custom', message: errorCode('trip.day-twice'), path: [index, 'date'], input: date })
      }
      seen.add(date)
    }
  }),
)

/** A payment that the traveller made. */
export const Spending = z.object({
  id: SentId,
  /** In the city's currency. */
  amount: sentNumberWithin(0, MAX_AMOUNT, errorCode('spending.amount-invalid')),
  kind: z.enum(spendingKinds, errorCode('spending.kind-invalid')),
  date: z._default(sentDateOrNone(invalidDate), null),
  note: optionalNote(PLAN_LIMITS.note),
})
export type Spending = z.infer<typeof Spending>

/**
 * The optional fields of a trip's plan (docs/decisions/0062). Null and an empty list remove a value. A client that does
 * not know one of these fields leaves it out, and the trip keeps it.
 */
export const PlanFields = z.object({
  pace: z.optional(PaceOrNone),
  /** Times at which the traveller sets out and wants to be done. An end that is not after the start is in the night. */
  dayStart: z.optional(ClockTimeOrNone),
  dayEnd: z.optional(ClockTimeOrNone),
  party: z.optional(z.nullable(SentParty)),
  /** One entry for a date at most. */
  days: z.optional(DayList),
  spending: z.optional(
    z.nullable(z.array(Spending).check(z.maxLength(PLAN_LIMITS.spending, errorCode('list.too-long')))),
  ),
})
export type PlanFields = z.infer<typeof PlanFields>

/** The same fields as they are stored and answered. Fields without a value are left out. */
export const SavedPlanFields = z.object({
  pace: z.optional(Pace),
  dayStart: z.optional(z.string()),
  dayEnd: z.optional(z.string()),
  party: z.optional(Party),
  days: z.optional(
    z.array(
      z.object({
        date: z.string(),
        start: z.nullable(z.string()),
        end: z.nullable(z.string()),
        pace: z.nullable(Pace),
        note: z.string(),
      }),
    ),
  ),
  spending: z.optional(
    z.array(
      z.object({
        id: z.string(),
        amount: z.number(),
        kind: SpendingKind,
        date: z.nullable(z.string()),
        note: z.string(),
      }),
    ),
  ),
})
export type SavedPlanFields = z.infer<typeof SavedPlanFields>
