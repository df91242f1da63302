import { datedTripInput, type SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { type Trip, type TripInput } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import {
  addFromWishlist,
  addTypedActivity,
  changeActivity,
  moveActivity,
  removeActivity,
  setStartDate,
  type SelectedItem,
} from './draft-activities.ts'
import {
  changeDestination,
  getDraft,
  emptyDraft,
  type DraftDestination,
  type Key,
  type TripDraft,
} from './trip-draft.ts'
import {
  blankDestination,
  type AccommodationText,
  type ActivityText,
  type TransportationText,
} from './trip-form-values.ts'
import { textOfTrip } from './trip-text.ts'

export type DraftAction =
  | { kind: 'change-trip'; field: 'title' | 'budget' | 'startDate' | 'endDate' | 'description'; value: string }
  | { kind: 'add-destination' }
  | { kind: 'remove-destination'; destination: Key }
  | { kind: 'move-destination'; destination: Key; to: number }
  | { kind: 'select-destination'; destination: Key }
  | {
      kind: 'change-destination'
      destination: Key
      field: 'name' | 'location' | 'startDate' | 'endDate' | 'notes'
      value: string
    }
  | { kind: 'change-accommodation'; destination: Key; field: keyof AccommodationText; value: string }
  | { kind: 'change-transportation'; destination: Key; field: keyof TransportationText; value: string }
  | { kind: 'change-new-activity'; field: keyof ActivityText; value: string }
  | { kind: 'add-activity' }
  | { kind: 'change-activity'; activity: Key; change: Partial<ActivityText> }
  | { kind: 'remove-activity'; activity: Key }
  | { kind: 'move-activity'; activity: Key; destination: Key; to: number }
  | { kind: 'add-from-wishlist'; item: SelectedItem }
  | { kind: 'load-trip'; trip: Trip }
  | { kind: 'load-imported'; trip: TripInput }
  | { kind: 'load-suggested'; trip: SuggestedTrip; startDate: string }
  /** Continues a stale edit, now based on the current saved trip. */
  | { kind: 'keep-mine'; theirs: Trip }
  | { kind: 'restore'; draft: TripDraft }
  | { kind: 'reset' }

export function changeDraft(before: TripDraft, action: DraftAction): TripDraft {
  const draft: TripDraft = before.outcome.kind === 'none' ? before : { ...before, outcome: { kind: 'none' } }
  switch (action.kind) {
    case 'change-trip':
      return action.field === 'startDate'
        ? setStartDate(before, action.value)
        : { ...draft, [action.field]: action.value }
    case 'add-destination':
      return addDestination(draft)
    case 'remove-destination':
      return removeDestination(draft, action.destination)
    case 'move-destination':
      return moveDestination(draft, action.destination, action.to)
    case 'select-destination':
      return hasDestination(draft, action.destination) ? { ...draft, selected: action.destination } : draft
    case 'change-destination':
      return changeDestination(draft, action.destination, () => ({ [action.field]: action.value }))
    case 'change-accommodation':
      return changeDestination(draft, action.destination, ({ accommodation }) => ({
        accommodation: {
          ...accommodation,
          [action.field]: action.value,
          // A house of another name is most often elsewhere.
          ...(action.field === 'name' && { planned: {} }),
        },
      }))
    case 'change-transportation':
      return changeDestination(draft, action.destination, ({ transportation }) => ({
        transportation: { ...transportation, [action.field]: action.value },
      }))
    case 'change-new-activity':
      return { ...draft, newActivity: { ...draft.newActivity, [action.field]: action.value } }
    case 'add-activity':
      return addTypedActivity(draft)
    case 'change-activity':
      return changeActivity(draft, action.activity, action.change)
    case 'remove-activity':
      return removeActivity(draft, action.activity)
    case 'move-activity':
      return moveActivity(draft, action)
    case 'add-from-wishlist':
      return addFromWishlist(draft, action.item)
    case 'load-trip':
      return getDraft(textOfTrip(action.trip), { kind: 'edit', id: action.trip._id, version: action.trip.version })
    case 'load-imported':
      return getDraft(textOfTrip(action.trip), { kind: 'create' })
    case 'load-suggested':
      return getDraft(textOfTrip(datedTripInput(action.trip, action.startDate)), { kind: 'create' })
    case 'keep-mine': {
      const { _id: id, version } = action.theirs
      return { ...draft, mode: { kind: 'edit', id, version }, origin: textOfTrip(action.theirs) }
    }
    case 'restore':
      return action.draft
    case 'reset':
      break
  }
  return emptyDraft
}

function addDestination(draft: TripDraft): TripDraft {
  const { destinations, nextKey } = draft
  if (destinations.length >= TRIP_LIMITS.destinations) {
    return { ...draft, outcome: { kind: 'destination-skipped', because: 'full' } }
  }
  const added: DraftDestination = { ...blankDestination, key: nextKey, activities: [] }
  return { ...draft, destinations: [...destinations, added], selected: nextKey, nextKey: nextKey + 1 }
}

/** A trip keeps one destination: without it the form has nowhere to type. */
function removeDestination(draft: TripDraft, key: Key): TripDraft {
  const index = draft.destinations.findIndex((destination) => destination.key === key)
  if (index === -1 || draft.destinations.length === 1) return draft
  const destinations = draft.destinations.toSpliced(index, 1)
  const neighbour = destinations[Math.min(index, destinations.length - 1)]
  const selected = draft.selected === key && neighbour ? neighbour.key : draft.selected
  return { ...draft, destinations, selected }
}

function moveDestination(draft: TripDraft, key: Key, to: number): TripDraft {
  const moved = draft.destinations.find((destination) => destination.key === key)
  if (!moved) return draft
  const others = draft.destinations.filter((destination) => destination !== moved)
  return { ...draft, destinations: others.toSpliced(Math.max(to, 0), 0, moved) }
}

function hasDestination({ destinations }: TripDraft, wanted: Key): boolean {
  return destinations.some(({ key }) => key === wanted)
}
