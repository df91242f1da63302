import type { User } from '#contract/account/auth.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import type { TripNews } from './trip-editor-state.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'

/** The trip on the board, and the actions on it. */
export type Editor = {
  /** All its stops have ids. */
  readonly trip: TripWithPlan
  readonly plan: TripPlan
  readonly guide: PlanningGuide
  readonly edit: (edit: TripEdit, label: string, begun?: TripWithPlan) => void
  /** Takes in the state of the server. Null: the traveller is not in the trip any more, or has another role. */
  readonly hear: (news: TripNews | null) => Promise<void>
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saving: 'saved' | 'saving' | 'offline' | 'failed'
  /** The instant of the last save in milliseconds. Null: nothing was saved since the page was opened. */
  readonly savedAt: number | null
}

export type BoardProps = { readonly editor: Editor; readonly user: User }
