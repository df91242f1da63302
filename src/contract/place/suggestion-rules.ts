/** Apart from the schemas, because the browser needs these alone. */
import type { ResearchedFacts } from './researched-facts.ts'

/**
 * A traveller can give a value for the facts with `true`: each has a source and a date in the guide. Only editors write
 * the others. A fact without a line does not compile.
 */
const canBeSuggested = {
  openingHours: true,
  access: true,
  fees: true,
  status: true,
  diet: true,
  stepFree: true,
  toilets: true,
  phone: true,
  website: true,
  postalAddress: true,
  visitMinutes: true,
  setting: true,
  bestTime: true,
  publicAccess: true,
  lastEntryMinutes: false,
  closedFeasts: false,
  onlyDuring: false,
  cautions: false,
  names: false,
} as const satisfies Record<keyof ResearchedFacts, boolean>

type Facts = typeof canBeSuggested
export type SuggestedFact = { [Name in keyof Facts]: Facts[Name] extends true ? Name : never }[keyof Facts]

const isSuggested: Readonly<Record<string, boolean>> = canBeSuggested

/** In the order in which travellers choose. */
export const suggestedFacts: readonly SuggestedFact[] = Object.keys(canBeSuggested).filter(
  (name): name is SuggestedFact => isSuggested[name] === true,
)

/** A suggestion is about one of these facts of a place. `other` has words alone. */
export const suggestionTopics = [...suggestedFacts, 'pin', 'photo', 'other'] as const
export type SuggestionTopic = (typeof suggestionTopics)[number]

/** Reasons for which an editor declines a suggestion. */
export const declineReasons = ['known', 'unclear', 'not-confirmed', 'not-for-guide'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Maximum age of the day of a suggestion, in days. Older observations say little about today. */
export const SEEN_WITHIN_DAYS = 366

export const SUGGESTION_NOTE_MAX = 1_000

/** The licence under which a traveller gives a photo to the guide. */
export const SUGGESTED_PHOTO_LICENSE = 'CC BY 4.0'

/** `waiting`: the oldest first. `decided`: the newest decision first. */
export const suggestionLists = ['waiting', 'decided'] as const
export type SuggestionList = (typeof suggestionLists)[number]
