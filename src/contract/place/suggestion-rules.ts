/** Apart from the schemas, because the browser needs these alone. */

/** Facts of a place that a traveller can give a value for: each has a source and a date in the guide. */
export const suggestedFacts = [
  'openingHours',
  'access',
  'fees',
  'status',
  'diet',
  'stepFree',
  'toilets',
  'phone',
  'website',
  'postalAddress',
  'visitMinutes',
  'setting',
  'bestTime',
  'publicAccess',
] as const
export type SuggestedFact = (typeof suggestedFacts)[number]

/** A suggestion is about one of these facts of a place. `other` has words alone. */
export const suggestionTopics = [...suggestedFacts, 'pin', 'photo', 'other'] as const
export type SuggestionTopic = (typeof suggestionTopics)[number]

/** Why an editor declines a suggestion. */
export const declineReasons = ['known', 'unclear', 'not-confirmed', 'not-for-guide'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** A suggestion tells of a day at most so many days ago. What was seen earlier says little of today. */
export const SEEN_WITHIN_DAYS = 366

export const SUGGESTION_NOTE_MAX = 1_000

/** The licence under which a traveller gives a photo to the guide. */
export const SUGGESTED_PHOTO_LICENSE = 'CC BY 4.0'

/** `waiting`: the oldest first. `decided`: the newest decision first. */
export const suggestionLists = ['waiting', 'decided'] as const
export type SuggestionList = (typeof suggestionLists)[number]
