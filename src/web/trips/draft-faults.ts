import { trips } from '#messages/trips.ts'
import { toTripInput, type DraftInput, type Faults } from './draft-input.ts'
import type { TripDraft } from './trip-draft.ts'

/** Path at which an activity shows that is typed and not added, and cannot be. */
export const NEW_ACTIVITY_NAME = 'newActivity.name'

/** What saving sends. The form wants more than the server, which completes missing dates (section 5). */
export function readDraft(draft: TripDraft): DraftInput {
  const read = toTripInput(draft)
  const faults: Faults = {
    ...(draft.startDate === '' && { startDate: trips.startMissing }),
    ...(draft.endDate === '' && { endDate: trips.endMissing }),
    ...(read.kind === 'faulty' && read.faults),
    ...(isNameless(draft) && { [NEW_ACTIVITY_NAME]: trips.activityNameMissing }),
  }
  return Object.keys(faults).length === 0 ? read : { kind: 'faulty', faults }
}

function isNameless({ newActivity: { name, notes } }: TripDraft): boolean {
  return name.trim() === '' && notes.trim() !== ''
}

/** Position of the first destination at fault, null when none is. */
export function faultyDestination(faults: Faults): number | null {
  const positions = Object.keys(faults).flatMap((path) => /^destinations\.(\d+)\./.exec(path)?.[1] ?? [])
  return positions.length === 0 ? null : Math.min(...positions.map(Number))
}
