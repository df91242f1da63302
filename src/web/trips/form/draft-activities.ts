import { toCalendarDate } from '#contract/text/dates.ts'
import type { PlaceKind } from '#contract/place/place-facts.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { WishlistItem } from '#contract/trip/wishlist.ts'
import {
  changeDestination,
  mapDestinations,
  selectedDestination,
  type DraftActivity,
  type DraftDestination,
  type Key,
  type TripDraft,
} from './trip-draft.ts'
import { blankActivity, type ActivityText } from './trip-form-values.ts'

/**
 * Blank activity dates get the start date of the trip (section 4). A date field reports incomplete dates during typing:
 * 2026 passes through the year 2. So the filled dates follow the start date until another action happens.
 */
export function setStartDate(draft: TripDraft, startDate: string): TripDraft {
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

export function addTypedActivity(draft: TripDraft): TripDraft {
  const added = addActivity(draft, draft.newActivity)
  return added.outcome.kind === 'activity-added'
    ? { ...added, newActivity: followingActivity(draft.newActivity) }
    : added
}

/** Adds to the selected destination. */
function addActivity(draft: TripDraft, text: ActivityText): TripDraft {
  const activity: DraftActivity = { ...text, name: text.name.trim(), planned: {}, key: draft.nextKey }
  const { name, key } = activity
  if (name === '') return { ...draft, outcome: { kind: 'activity-skipped', because: 'nameless', name } }
  const { activities } = selectedDestination(draft)
  const refusal = getRefusal(activities, activity)
  if (refusal !== null) return { ...draft, outcome: { kind: 'activity-skipped', because: refusal, name } }
  const changed = changeDestination(draft, draft.selected, () => ({ activities: [...activities, activity] }))
  return { ...changed, nextKey: key + 1, outcome: { kind: 'activity-added', activity: key } }
}

export function changeActivity(draft: TripDraft, key: Key, change: Partial<ActivityText>): TripDraft {
  const owner = draft.destinations.find(({ activities }) => activities.some((activity) => activity.key === key))
  const activity = owner?.activities.find((each) => each.key === key)
  if (!owner || !activity) return draft
  const changed = { ...activity, ...change, ...(isRenamed(activity, change) && withoutPlace(activity)) }
  if (isDuplicate(owner.activities, changed, key)) return skipped(draft, changed, 'duplicate')
  return changeDestination(draft, owner.key, ({ activities }) => ({
    activities: activities.map((each) => (each.key === key ? changed : each)),
  }))
}

/**
 * A new name removes the place of a stop, and the note about its hours too. The server finds the place of the new name.
 */
function withoutPlace({ planned }: DraftActivity): Pick<DraftActivity, 'place' | 'planned'> {
  return { place: '', planned: { ...planned, hoursConfirmedFor: undefined } }
}

function isRenamed(activity: ActivityText, { name }: Partial<ActivityText>): boolean {
  return name !== undefined && nameKey(name) !== nameKey(activity.name)
}

export function removeActivity(draft: TripDraft, key: Key): TripDraft {
  return mapDestinations(draft, (destination) => without(destination, key))
}

export function moveActivity(draft: TripDraft, move: { activity: Key; destination: Key; to: number }): TripDraft {
  const moved = draft.destinations.flatMap(({ activities }) => activities).find(({ key }) => key === move.activity)
  const target = draft.destinations.find(({ key }) => key === move.destination)
  if (!moved || !target) return draft
  const others = target.activities.filter((activity) => activity !== moved)
  const refusal = others.length === target.activities.length ? getRefusal(others, moved) : null
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

export type SelectedItem = Pick<WishlistItem, 'name' | 'location' | 'type' | 'slug'>

/** Without an empty destination, every item becomes an activity of the selected one, on its first day. */
export function addFromWishlist(draft: TripDraft, item: SelectedItem): TripDraft {
  const { name, location, type, slug } = item
  const selected = selectedDestination(draft)
  const empty = [selected, ...draft.destinations].find((destination) => destination.name.trim() === '')
  if (becomesActivity[type] || !empty) {
    return addActivity(draft, {
      ...blankActivity,
      name,
      date: selected.startDate || draft.startDate,
      place: slug ?? '',
    })
  }
  const isPlaced = empty.location.trim() !== ''
  const filled = changeDestination(draft, empty.key, () => (isPlaced ? { name } : { name, location }))
  return { ...filled, outcome: { kind: 'destination-filled', destination: empty.key } }
}

function getRefusal(activities: readonly DraftActivity[], activity: DraftActivity): 'duplicate' | 'full' | null {
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

/**
 * The first values for the activity that follows: the same day, one hour later. The last hour of a day has no later
 * time, so it leaves the time blank.
 */
function followingActivity({ date, time }: ActivityText): ActivityText {
  return { ...blankActivity, date, time: anHourLater(time) }
}

function anHourLater(time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (hour === undefined || Number(hour) >= 23) return ''
  return `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`
}
