import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import type { CachedTrip } from '../../session/cached-trip.ts'
import {
  isDirty,
  openEditor,
  reduceEditor,
  toCachedTrip,
  type EditorEvent,
  type TripNews,
} from './trip-editor-state.ts'
import { createTripSync, type Remote } from './trip-sync.ts'

type EditorParts = {
  readonly opened: CachedTrip
  readonly remote: Remote
  readonly cache: (trip: CachedTrip | null) => void
}

export type TripEditor = ReturnType<typeof createTripEditor>

/**
 * The trip that a traveller edits. Each edit shows at once, is stored on the device, and is saved a moment later with
 * the version from which it began. Edits that another device saved meanwhile are merged.
 */
export function createTripEditor({ opened, remote, cache }: EditorParts) {
  let state = openEditor(opened)
  const listeners = new Set<() => void>()
  const dispatch = (event: EditorEvent): boolean => {
    const before = state
    state = reduceEditor(state, event)
    if (state === before) return false
    for (const listener of listeners) listener()
    if (state.trip !== before.trip || state.base !== before.base) cache(toCachedTrip(state))
    return true
  }
  const sync = createTripSync({ remote, read: () => state, dispatch })
  const change = (event: EditorEvent) => {
    if (dispatch(event) && state.conflicts === null) sync.saveSoon()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isDirty: () => isDirty(state),
    save: sync.save,
    meet: sync.meet,
    refresh: sync.refresh,
    stop: sync.stop,
    /** @param begun the trip that was shown when the typing of the edit began; left out: it began just now */
    edit: (edit: TripEdit, label: string, begun?: TripWithPlan) => change({ kind: 'edited', edit, label, begun }),
    /** @returns the label of the step. Null: there was none. */
    undo() {
      const label = state.history.past.at(-1)?.label ?? null
      change({ kind: 'undone' })
      return label
    },
    redo() {
      const label = state.history.future.at(-1)?.label ?? null
      change({ kind: 'redone' })
      return label
    },
    /** @param theirs keys of the conflicts in which the other device is right */
    resolve(theirs: readonly string[]) {
      if (dispatch({ kind: 'resolved', theirs })) void sync.save()
    },
    /** Receives the state of the server. Null: the traveller is not in the trip any more, or has another role. */
    async hear(news: TripNews | null) {
      if (news) {
        dispatch({ kind: 'heard', news })
        if (news.change) await sync.takeChanges()
        return sync.catchUp()
      }
      if (!state.isDeleted) await sync.readNews()
    },
  }
}
