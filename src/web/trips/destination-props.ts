import type { Faults } from './draft-input.ts'
import type { DraftAction, DraftDestination } from './trip-draft.ts'

/** What every part of a destination's form is given. */
export type DestinationProps = {
  destination: DraftDestination
  /** Where its faults are found. */
  path: string
  faults: Faults
  act: (action: DraftAction) => void
}
