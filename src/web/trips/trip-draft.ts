import { datedTripInput, type SuggestedTrip } from '#contract/suggested-trips.ts'
import { toCalendarDate } from '#contract/dates.ts'
import type { PlaceKind } from '#contract/place-facts.ts'
import { TRIP_LIMITS, type Trip, type TripInput } from '#contract/trips.ts'
import type { WishlistItem } from '#contract/wishlist.ts'
import { followingActivity } from './following-activity.ts'
import {
  blankActivity,
  blankDestination,
  blankTrip,
  type AccommodationText,
  type ActivityText,
  type DestinationText,
  type TransportationText,
  type TripFormValues,
} from './trip-form-values.ts'
import { textOfTrip } from './trip-text.ts'

/** Identifies a destination or an activity in lists and actions while the draft is open. */
export type Key = number

export type DraftActivity = ActivityText & { readonly key: Key }
export type DraftDestination = Omit<DestinationText, 'activities'> & {
  readonly key: Key
  readonly activities: readonly DraftActivity[]
}

export type DraftMode =
  | { readonly kind: 'create' }
  /** `version` of the saved trip when the draft was loaded. */
  | { readonly kind: 'edit'; readonly id: string; readonly version: number }

/** The outcome of the last action, for a message on the screen. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'activity-added'; readonly activity: Key }
  | { readonly kind: 'activity-skipped'; readonly because: 'duplicate' | 'nameless' | 'full'; readonly name: string }
  | { readonly kind: 'destination-filled'; readonly destination: Key }
  | { readonly kind: 'destination-skipped'; readonly because: 'full' }
  /** These activities got the start date of the trip. They follow it while the user is still typing it. */
  | { readonly kind: 'dates-filled'; readonly activities: readonly Key[] }

export type TripDraft = Omit<TripFormValues, 'destinations'> & {
  readonly mode: DraftMode
  readonly destinations: readonly DraftDestination[]
  /** Key of the destination in the form. */
  readonly selected: Key
  /** Fields of the "Add New Activity" form. */
  readonly newActivity: ActivityText
  /** The values of the empty or loaded draft. */
  readonly origin: TripFormValues
  readonly outcome: Outcome
  readonly nextKey: Key
}

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
  | { kind: 'add-from-wishlist'; item: Pick<WishlistItem, 'name' | 'location' | 'type'> }
  | { kind: 'load-trip'; trip: Trip }
  | { kind: 'load-imported'; trip: TripInput }
  | { kind: 'load-suggested'; trip: SuggestedTrip; startDate: string }
  /** Continues a stale edit, now based on the current saved trip. */
  | { kind: 'keep-mine'; theirs: Trip }
  | { kind: 'restore'; draft: TripDraft }
  | { kind: 'reset' }

export const emptyDraft: TripDraft = draftOf(blankTrip, { kind: 'create' })

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
        accommodation: { ...accommodation, [action.field]: action.value },
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
      return mapDestinations(draft, (destination) => without(destination, action.activity))
    case 'move-activity':
      return moveActivity(draft, action)
    case 'add-from-wishlist':
      return addFromWishlist(draft, action.item)
    case 'load-trip':
      return draftOf(textOfTrip(action.trip), { kind: 'edit', id: action.trip._id, version: action.trip.version })
    case 'load-imported':
      return draftOf(textOfTrip(action.trip), { kind: 'create' })
    case 'load-suggested':
      return draftOf(textOfTrip(datedTripInput(action.trip, action.startDate)), { kind: 'create' })
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

export function selectedDestination({ destinations, selected }: TripDraft): DraftDestination {
  const destination = destinations.find(({ key }) => key === selected)
  if (!destination) throw new RangeError(`The draft has no destination ${selected}`)
  return destination
}

/** Creates a draft from `text`. A text without destinations gets a blank one, because the form needs one. */
export function draftOf(text: TripFormValues, mode: DraftMode): TripDraft {
  const destinations: DraftDestination[] = []
  let nextKey = 0
  for (const destination of text.destinations.length === 0 ? [blankDestination] : text.destinations) {
    const key = nextKey++
    const activities = destination.activities.map((activity) => ({ ...activity, key: nextKey++ }))
    destinations.push({ ...destination, key, activities })
  }
  return {
    ...text,
    mode,
    destinations,
    selected: 0,
    newActivity: blankActivity,
    origin: text.destinations.length === 0 ? { ...text, destinations: [blankDestination] } : text,
    outcome: { kind: 'none' },
    nextKey,
  }
}

/**
 * Blank activity dates get the start date of the trip (section 4). A date field reports incomplete dates during typing:
 * 2026 passes through the year 2. So the filled dates follow the start date until another action happens.
 */
function setStartDate(draft: TripDraft, startDate: string): TripDraft {
  const following = draft.outcome.kind === 'dates-filled' ? draft.outcome.activities : []
  if (toCalendarDate(startDate) === null) {
    return { ...draft, startDate, outcome: { kind: 'dates-filled', activities: following } }
  }
  const filled: Key[] = []
  const destinations = draft.destinations.map((destination) => {
    let activities = destination.activities
    for (const activity of destination.activities) {
      if (activity.date !== '' && !following.includes(activity.key)) continue
      const dated = { ...activity, date: startDate }
      // Skips a date that would make two activities equal.
      if (isDuplicate(activities, dated, activity.key)) continue
      activities = activities.map((each) => (each === activity ? dated : each))
      filled.push(activity.key)
    }
    return { ...destination, activities }
  })
  return { ...draft, startDate, destinations, outcome: { kind: 'dates-filled', activities: filled } }
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

function addTypedActivity(draft: TripDraft): TripDraft {
  const added = addActivity(draft, draft.newActivity)
  return added.outcome.kind === 'activity-added'
    ? { ...added, newActivity: followingActivity(draft.newActivity) }
    : added
}

/** Adds to the selected destination. */
function addActivity(draft: TripDraft, text: ActivityText): TripDraft {
  const activity: DraftActivity = { ...text, name: text.name.trim(), key: draft.nextKey }
  const { name, key } = activity
  if (name === '') return { ...draft, outcome: { kind: 'activity-skipped', because: 'nameless', name } }
  const { activities } = selectedDestination(draft)
  const refusal = refusalOf(activities, activity)
  if (refusal !== null) return { ...draft, outcome: { kind: 'activity-skipped', because: refusal, name } }
  const changed = changeDestination(draft, draft.selected, () => ({ activities: [...activities, activity] }))
  return { ...changed, nextKey: key + 1, outcome: { kind: 'activity-added', activity: key } }
}

function changeActivity(draft: TripDraft, key: Key, change: Partial<ActivityText>): TripDraft {
  const owner = draft.destinations.find(({ activities }) => activities.some((activity) => activity.key === key))
  const activity = owner?.activities.find((each) => each.key === key)
  if (!owner || !activity) return draft
  const changed = { ...activity, ...change }
  if (isDuplicate(owner.activities, changed, key)) return skipped(draft, changed, 'duplicate')
  return changeDestination(draft, owner.key, ({ activities }) => ({
    activities: activities.map((each) => (each.key === key ? changed : each)),
  }))
}

function moveActivity(draft: TripDraft, move: { activity: Key; destination: Key; to: number }): TripDraft {
  const moved = draft.destinations.flatMap(({ activities }) => activities).find(({ key }) => key === move.activity)
  const target = draft.destinations.find(({ key }) => key === move.destination)
  if (!moved || !target) return draft
  const others = target.activities.filter((activity) => activity !== moved)
  const refusal = others.length === target.activities.length ? refusalOf(others, moved) : null
  if (refusal !== null) return skipped(draft, moved, refusal)
  const activities = others.toSpliced(Math.max(move.to, 0), 0, moved)
  return mapDestinations(draft, (destination) =>
    destination === target ? { ...destination, activities } : without(destination, moved.key),
  )
}

/** Section 4: true if a wishlist item of this kind becomes an activity, false if it fills an empty destination. */
const becomesActivity = {
  attraction: true,
  museum: true,
  nature: true,
  cafe: false,
  street_food: false,
  historical: false,
} as const satisfies Record<PlaceKind, boolean>

/** Without an empty destination, every item becomes an activity of the selected one, on its first day. */
function addFromWishlist(draft: TripDraft, item: Pick<WishlistItem, 'name' | 'location' | 'type'>): TripDraft {
  const { name, location, type } = item
  const selected = selectedDestination(draft)
  const empty = [selected, ...draft.destinations].find((destination) => destination.name.trim() === '')
  if (becomesActivity[type] || !empty) {
    return addActivity(draft, { ...blankActivity, name, date: selected.startDate || draft.startDate })
  }
  const isPlaced = empty.location.trim() !== ''
  const filled = changeDestination(draft, empty.key, () => (isPlaced ? { name } : { name, location }))
  return { ...filled, outcome: { kind: 'destination-filled', destination: empty.key } }
}

function refusalOf(activities: readonly DraftActivity[], activity: DraftActivity): 'duplicate' | 'full' | null {
  if (isDuplicate(activities, activity, activity.key)) return 'duplicate'
  return activities.length >= TRIP_LIMITS.activities ? 'full' : null
}

/** True if another activity has the same name, date and time. An activity without a name has no duplicate. */
function isDuplicate(activities: readonly DraftActivity[], { name, date, time }: ActivityText, own: Key): boolean {
  const wanted = name.trim()
  return (
    wanted !== '' &&
    activities.some(
      (each) => each.key !== own && each.name.trim() === wanted && each.date === date && each.time === time,
    )
  )
}

function skipped(draft: TripDraft, { name }: ActivityText, because: 'duplicate' | 'full'): TripDraft {
  return { ...draft, outcome: { kind: 'activity-skipped', because, name } }
}

function without(destination: DraftDestination, activity: Key): DraftDestination {
  const activities = destination.activities.filter(({ key }) => key !== activity)
  return activities.length === destination.activities.length ? destination : { ...destination, activities }
}

function hasDestination({ destinations }: TripDraft, wanted: Key): boolean {
  return destinations.some(({ key }) => key === wanted)
}

function changeDestination(
  draft: TripDraft,
  wanted: Key,
  change: (destination: DraftDestination) => Partial<DraftDestination>,
): TripDraft {
  return mapDestinations(draft, (destination) =>
    destination.key === wanted ? { ...destination, ...change(destination) } : destination,
  )
}

function mapDestinations(draft: TripDraft, map: (destination: DraftDestination) => DraftDestination): TripDraft {
  return { ...draft, destinations: draft.destinations.map(map) }
}
