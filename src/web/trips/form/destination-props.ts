import type { DestinationPath, TripFieldErrors } from './trip-field-errors.ts'
import type { DraftAction } from './change-draft.ts'
import type { DraftDestination } from './trip-draft.ts'

/** Common props of all parts of the form of a destination. */
export type DestinationProps = {
  destination: DraftDestination
  /** Prefix of the paths of its errors. */
  path: DestinationPath
  fieldErrors: TripFieldErrors
  act: (action: DraftAction) => void
}
