import type { DestinationPath, TripFieldErrors } from './trip-field-errors.ts'
import type { DraftAction, DraftDestination } from './trip-draft.ts'

/** What every part of a destination's form is given. */
export type DestinationProps = {
  destination: DraftDestination
  /** Where its errors are found. */
  path: DestinationPath
  fieldErrors: TripFieldErrors
  act: (action: DraftAction) => void
}
