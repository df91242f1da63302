import type { User } from '#contract/account/auth.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'

/** What the board shows of a trip, and what it can do to it. */
export type Editor = {
  /** All its stops have ids. */
  readonly trip: TripWithPlan
  readonly plan: TripPlan
  readonly guide: PlanningGuide
  readonly edit: (edit: TripEdit, label: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saving: 'saved' | 'saving' | 'offline' | 'failed'
  /** The instant of the last save in milliseconds. Null: nothing was saved since the page was opened. */
  readonly savedAt: number | null
}

export type BoardProps = { readonly editor: Editor; readonly user: User }
