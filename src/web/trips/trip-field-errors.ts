import type * as z from 'zod/mini'
import type { TripInput } from '#contract/trips.ts'
import type { FieldErrors, FieldPath } from '../ui/field-errors.ts'

/** Path at which an activity shows that is typed and not added, and cannot be. */
export const NEW_ACTIVITY_NAME = 'newActivity.name'

/** Path of a field of the trip's form, such as `destinations.1.name`. */
export type TripField = FieldPath<z.input<typeof TripInput>> | typeof NEW_ACTIVITY_NAME

export type TripFieldErrors = FieldErrors<TripField>

export type DestinationPath = `destinations.${number}`
export type ActivityPath = `${DestinationPath}.activities.${number}`

/** Whether anything below a path is wrong. */
export function isInvalidBelow(fieldErrors: TripFieldErrors, path: string): boolean {
  return Object.keys(fieldErrors).some((field) => field.startsWith(`${path}.`))
}
