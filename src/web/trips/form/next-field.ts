import type { DraftAction } from './change-draft.ts'
import type { Outcome, TripDraft } from './trip-draft.ts'

/** Names of fields in the form of a trip. */
const NEW_ACTIVITY_NAME = 'name'
const nameOfField = (index: number, field: 'name' | 'startDate') => `destinations.${index}.${field}`

/**
 * Name of the field that the traveller fills in next, or null if the focus stays.
 * @param draft after the action
 */
export function nextFieldAfter(action: DraftAction['kind'], draft: TripDraft): string | null {
  if (action === 'add-activity') return NEW_ACTIVITY_NAME
  if (action === 'add-from-wishlist') return nextFieldAfterPick(draft.outcome, draft)
  const isAdded = action === 'add-destination' && draft.outcome.kind !== 'destination-skipped'
  return isAdded ? nameOfField(indexOfSelected(draft), 'name') : null
}

/** A café from the wishlist becomes a destination, which lacks its date. */
function nextFieldAfterPick(outcome: Outcome, draft: TripDraft): string | null {
  if (outcome.kind === 'activity-added') return NEW_ACTIVITY_NAME
  if (outcome.kind !== 'destination-filled') return null
  const index = indexOfSelected(draft)
  const isDateMissing = outcome.destination === draft.selected && draft.destinations[index]?.startDate === ''
  return isDateMissing ? nameOfField(index, 'startDate') : NEW_ACTIVITY_NAME
}

function indexOfSelected({ destinations, selected }: TripDraft): number {
  return destinations.findIndex(({ key }) => key === selected)
}
