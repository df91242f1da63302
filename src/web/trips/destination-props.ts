import type { FieldErrors } from './draft-input.ts'
import type { DraftAction, DraftDestination } from './trip-draft.ts'

/** What every part of a destination's form is given. */
export type DestinationProps = {
  destination: DraftDestination
  /** Where its errors are found. */
  path: string
  fieldErrors: FieldErrors
  act: (action: DraftAction) => void
}
