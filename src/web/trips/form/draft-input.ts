import { readTypedAmount } from '#contract/text/amount.ts'
import { countDays, toCalendarDate } from '#contract/text/dates.ts'
import { findDateErrors, TripInput } from '#contract/trip/trips.ts'
import { getFieldErrors, textsOfErrors, toFieldErrors, type ReadForm } from '../../ui/field-errors.ts'
import { textOfDraft } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import type { TripField } from './trip-field-errors.ts'
import type { StoredActivityText } from './trip-form-values.ts'

export type DraftInput = ReadForm<TripInput, TripField>

/**
 * The input of the API for a draft, or its errors. Uses the schema that the server parses with.
 * @param currencySign the city's, such as "₹"
 */
export function toTripInput(draft: TripDraft, currencySign: string): DraftInput {
  const { budget, destinations, plan, ...text } = textOfDraft(draft)
  const isNew = draft.mode.kind === 'create'
  const { data, error } = TripInput.safeParse({
    ...text,
    ...(isNew && plan),
    budget: readTypedAmount(budget, currencySign),
    destinations: destinations.map(({ activities, accommodation: { planned, ...accommodation }, ...destination }) => ({
      ...destination,
      accommodation: { ...accommodation, ...(isNew && planned) },
      activities: activities.map((activity) => sentActivity(activity, isNew)),
    })),
  })
  if (!data) {
    return { kind: 'invalid', fieldErrors: getFieldErrors(error.issues) }
  }
  const fieldErrors = toFieldErrors<TripField>(textsOfErrors(findDateErrors(data)))
  return Object.keys(fieldErrors).length === 0 ? { kind: 'valid', input: data } : { kind: 'invalid', fieldErrors }
}

/**
 * The form cannot send that a stop has no place, only that it does not know one. The server decides then. It also keeps
 * the plan of a saved trip, which another device may have changed meanwhile.
 */
function sentActivity({ place, durationMinutes, cost, planned, ...activity }: StoredActivityText, isNew: boolean) {
  return {
    ...activity,
    ...(isNew ? planned : planned.id !== undefined && { id: planned.id }),
    ...(place !== '' && { place }),
    ...(durationMinutes !== '' && { durationMinutes }),
    ...(cost !== '' && { cost }),
  }
}

/** Length of the trip in days. Null if a date is missing or the end is before the start. */
export function countDraftDays({ startDate, endDate }: Pick<TripDraft, 'startDate' | 'endDate'>): number | null {
  if (toCalendarDate(startDate) === null || toCalendarDate(endDate) === null) return null
  const days = countDays(startDate, endDate)
  return days < 0 ? null : days
}
