import {
  blankActivity,
  blankDestination,
  blankTrip,
  type ActivityText,
  type DestinationText,
  type StoredActivityText,
  type TripFormValues,
} from './trip-form-values.ts'

/** Identifies a destination or an activity in lists and actions while the draft is open. */
export type Key = number

export type DraftActivity = StoredActivityText & { readonly key: Key }
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

export const emptyDraft: TripDraft = getDraft(blankTrip, { kind: 'create' })

export function selectedDestination({ destinations, selected }: TripDraft): DraftDestination {
  const destination = destinations.find(({ key }) => key === selected)
  if (!destination) throw new RangeError(`The draft has no destination ${selected}`)
  return destination
}

/** Creates a draft from `text`. A text without destinations gets a blank one, because the form needs one. */
export function getDraft(text: TripFormValues, mode: DraftMode): TripDraft {
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

export function changeDestination(
  draft: TripDraft,
  wanted: Key,
  change: (destination: DraftDestination) => Partial<DraftDestination>,
): TripDraft {
  return mapDestinations(draft, (destination) =>
    destination.key === wanted ? { ...destination, ...change(destination) } : destination,
  )
}

export function mapDestinations(draft: TripDraft, map: (destination: DraftDestination) => DraftDestination): TripDraft {
  return { ...draft, destinations: draft.destinations.map(map) }
}
