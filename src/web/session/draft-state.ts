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
  store: (draft: Draft, before: Draft) => void
}

export function createDraftState<Draft, Action>(rules: DraftRules<Draft, Action>): DraftState<Draft, Action> {
  let draft = rules.initial
  const listeners = new Set<() => void>()
  return {
    read: () => draft,
    act(action) {
      const before = draft
      draft = rules.change(before, action)
      rules.store(draft, before)
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

let openings = 0

/**
 * @returns a number of its own for each mount. As a part of the key of a query, it makes every opening of a form read
 *   the stored draft. A query without observers leaves the cache a moment late, so that a form that opens again at once
 *   would find the result of its last opening there.
 */
export function useOpening(): number {
  const [opening] = useState(() => (openings += 1))
  return opening
}
