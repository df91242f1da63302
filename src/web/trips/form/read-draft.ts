import { fieldErrors as texts } from '#messages/field-errors.ts'
import { trips } from '#messages/trips.ts'
import { toTripInput, type DraftInput } from './draft-input.ts'
import type { TripDraft } from './trip-draft.ts'
import { NEW_ACTIVITY_NAME, type TripFieldErrors } from './trip-field-errors.ts'

/**
 * The input of the API for a draft, or its errors. The form requires both dates, although the server completes missing
 * ones (section 5).
 * @param currencySign the city's, such as "₹"
 */
export function readDraft(draft: TripDraft, currencySign: string): DraftInput {
  const read = toTripInput(draft, currencySign)
  const fieldErrors: TripFieldErrors = {
    ...(draft.startDate === '' && { startDate: trips.startMissing }),
    ...(draft.endDate === '' && { endDate: trips.endMissing }),
    ...(read.kind === 'invalid' && read.fieldErrors),
    ...(isNameless(draft) && { [NEW_ACTIVITY_NAME]: texts['activity.name-missing'] }),
  }
  return Object.keys(fieldErrors).length === 0 ? read : { kind: 'invalid', fieldErrors }
}

function isNameless({ newActivity: { name, notes } }: TripDraft): boolean {
  return name.trim() === '' && notes.trim() !== ''
}

/** Index of the first invalid destination, or null. */
export function firstInvalidDestination(fieldErrors: TripFieldErrors): number | null {
  const positions = Object.keys(fieldErrors).flatMap((path) => /^destinations\.(\d+)\./.exec(path)?.[1] ?? [])
  return positions.length === 0 ? null : Math.min(...positions.map(Number))
}
