import type * as z from 'zod/mini'
import type { TripInput } from '#contract/trip/trips.ts'
import type { FieldErrors, FieldPath } from '../../ui/field-errors.ts'

/** Path of the error of an activity that is typed but cannot be added. */
export const NEW_ACTIVITY_NAME = 'newActivity.name'

/** Path of a field in the form of a trip, such as `destinations.1.name`. */
export type TripField = FieldPath<z.input<typeof TripInput>> | typeof NEW_ACTIVITY_NAME

export type TripFieldErrors = FieldErrors<TripField>

export type DestinationPath = `destinations.${number}`
export type ActivityPath = `${DestinationPath}.activities.${number}`

/** True if a field below the path has an error. */
export function hasErrorsBelow(fieldErrors: TripFieldErrors, path: string): boolean {
  return Object.keys(fieldErrors).some((field) => field.startsWith(`${path}.`))
}
