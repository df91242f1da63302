import { AddPlaces } from './add-places.tsx'
import { ConflictQuestion } from './conflict-question.tsx'
import { DayFields } from './day-fields.tsx'
import { findFilling } from './find-filling.ts'
import { RetiredNote } from './retired-note.tsx'
import { LivePeople } from '../live/live-people.tsx'
import { PassedFocus } from '../live/passed-focus.tsx'
import { PartyNote } from './party-fields.tsx'
import { PlanForMe } from './plan-for-me.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Proposals } from './problem-proposals.tsx'
import { ReviewQuestion } from './review-question.tsx'
import { RunningLate } from './running-late.tsx'
import { ShareTrip } from '../sharing/share-trip.tsx'
import { SpendingEntries } from './spending-entries.tsx'
import { StopEditor } from './stop-editor.tsx'
import { StopForDriver } from './stop-for-driver.tsx'
import { StopSuggestions, TripSuggestions } from '../suggestions/stop-suggestions.tsx'
import { TakeAlong } from './take-along.tsx'
import { TripMap } from './trip-map.tsx'
import { TripSettingsFields } from './trip-settings-fields.tsx'

export type BoardTools = typeof boardTools

/**
 * The tools of a plan besides reading it and moving its stops. They are one file of the build, which the page loads
 * when it is idle (`use-tools.ts`), so that it is there before the network is lost.
 */
export const boardTools = {
  AddPlaces,
  ConflictQuestion,
  DayFields,
  RetiredNote,
  LivePeople,
  PartyNote,
  PassedFocus,
  PlanForMe,
  Proposals,
  RefusalNote,
  ReviewQuestion,
  RunningLate,
  ShareTrip,
  SpendingEntries,
  StopEditor,
  StopForDriver,
  StopSuggestions,
  TakeAlong,
  TripMap,
  TripSettingsFields,
  TripSuggestions,
  findFilling,
} as const
