import { createContext, useContext } from 'react'
import type { SetPoint } from '#contract/map/sent-point.ts'
import type { PlanningGuide, PlanningPlace } from '#contract/trip/planning.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import type { PlanChecker } from '#planning/plan/plan-check.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { NamedActivity, TripWithPlan } from '#planning/plan/trip-with-plan.ts'

/** The message after an edit, and whether a toast with an undo shows it. */
export type EditMessage = { readonly done: string; readonly isToast?: boolean }

/** A stop that a driver is to read. */
export type DrivenStop = Pick<NamedActivity, 'name' | 'place'>

/** The subject of the dialog with a map. */
export type PinTask =
  | { readonly kind: 'lodging'; readonly date: string }
  /** A stop of the traveller's own. A date of null: the best day. */
  | { readonly kind: 'new-stop'; readonly date: string | null; readonly at: SetPoint | null }
  | { readonly kind: 'move-stop'; readonly stopId: string }

/** A position among the other stops of a day, or of the ideas (null). */
export type Target = { readonly date: string | null; readonly index: number }

/**
 * The context that the parts of the board share. It stays the same object while the trip changes, so that nothing
 * renders anew.
 */
export type Planner = {
  readonly guide: PlanningGuide
  readonly placeFor: (slug: string | null) => PlanningPlace | null
  readonly routes: CityRoutes
  readonly edit: (edit: TripEdit, message: EditMessage) => void
  /**
   * Makes an edit from typed text. If others have changed its fields since the typing began, the traveller is asked.
   * @param begun the trip that was shown then. Null: it begins now
   */
  readonly editFrom: <Result>(begun: TripWithPlan | null, write: () => Result) => Result
  /** Moves a stop to another position, announces it to screen readers, and keeps the focus on its handle. */
  readonly move: (stopId: string, to: Target) => void
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void
  /** The plan and the names of now. For answers to clicks, not for rendering. */
  readonly planNow: () => TripPlan
  readonly nameNow: (stopId: string) => string
  readonly tripNow: () => TripWithPlan
  /** Position of a stop of the traveller's own. Null: not known. */
  readonly pointNow: (stopId: string) => SetPoint | null
  /** Slugs of the places that the trip has. */
  readonly placesNow: () => ReadonlySet<string>
  /** Opens the search for places. Null: for the best day. */
  readonly openAdding: (date: string | null) => void
  /** Opens the dialog in which a pin is set on a map. */
  readonly openPin: (task: PinTask) => void
  /** Fills the screen with a stop, for a driver to read. */
  readonly showDriver: (stop: DrivenStop) => void
}

const PlannerContext = createContext<Planner | null>(null)
export const PlannerProvider = PlannerContext.Provider

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('A part of the board is outside of it')
  return planner
}

/** The plan as it was a moment ago. Values that are computed from it may come later than typed text. */
export type LaterPlan = {
  readonly plan: TripPlan
  readonly getName: (stopId: string) => string
  /** Remembers the days that it has checked. */
  readonly checkPlan: PlanChecker
}

const LaterPlanContext = createContext<LaterPlan | null>(null)
export const LaterPlanProvider = LaterPlanContext.Provider

export function useLaterPlan(): LaterPlan {
  const later = useContext(LaterPlanContext)
  if (!later) throw new Error('A part of the board is outside of it')
  return later
}
