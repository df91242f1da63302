/**
 * The state of the suggestions of a search field. `active` is the key of the chosen option, so that the choice stays with
 * it when a later answer has other options. Null: none is chosen.
 */
export type BoxState = { readonly asked: string; readonly isOpen: boolean; readonly active: string | null }

export type BoxAction =
  | { readonly kind: 'close' }
  /** A letter was typed or removed. Its options are requested after a pause. */
  | { readonly kind: 'type' }
  | { readonly kind: 'ask'; readonly term: string; readonly isOpen: boolean }
  | { readonly kind: 'move'; readonly by: 1 | -1; readonly keys: readonly string[] }

export const closedBox: BoxState = { asked: '', isOpen: false, active: null }

/** Pure. Between the last and the first option the way leads through the field itself, where no option is active. */
export function changeBox(state: BoxState, action: BoxAction): BoxState {
  if (action.kind === 'close') return { ...state, isOpen: false, active: null }
  if (action.kind === 'type') return state.active === null ? state : { ...state, active: null }
  if (action.kind === 'ask') {
    // The pause after the last letter may end when an arrow key has already chosen.
    return { asked: action.term, isOpen: action.isOpen, active: action.isOpen ? state.active : null }
  }
  return { ...state, isOpen: true, active: nextActive(state, action) }
}

/** The place of the chosen option, -1 for none. */
export function activeIndex({ active }: BoxState, keys: readonly string[]): number {
  return active === null ? -1 : keys.indexOf(active)
}

function nextActive(state: BoxState, { by, keys }: Extract<BoxAction, { kind: 'move' }>): string | null {
  const stops = keys.length + 1
  const next = ((activeIndex(state, keys) + 1 + by + stops) % stops) - 1
  return keys[next] ?? null
}
