import { useState, useSyncExternalStore } from 'react'

/** A draft that the user is editing. Each change shows at once and is saved on the device. */
export type DraftState<Draft, Action> = {
  readonly read: () => Draft
  readonly act: (action: Action) => void
  readonly subscribe: (listener: () => void) => () => void
}

type DraftRules<Draft, Action> = {
  initial: Draft
  change: (draft: Draft, action: Action) => Draft
  /** Saves the draft. Runs after each change. */
  keep: (draft: Draft, before: Draft) => void
}

export function createDraftState<Draft, Action>(rules: DraftRules<Draft, Action>): DraftState<Draft, Action> {
  let draft = rules.initial
  const listeners = new Set<() => void>()
  return {
    read: () => draft,
    act(action) {
      const before = draft
      draft = rules.change(before, action)
      rules.keep(draft, before)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** @param open runs once, for the first render */
export function useDraftState<Draft, Action>(open: () => DraftState<Draft, Action>): [Draft, (action: Action) => void] {
  const [{ read, act, subscribe }] = useState(open)
  return [useSyncExternalStore(subscribe, read, read), act]
}
