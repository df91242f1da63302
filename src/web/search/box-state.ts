/** The state of the suggestions of a search field. `active` is the number of the chosen option, -1 for none. */
export type BoxState = { readonly asked: string; readonly isOpen: boolean; readonly active: number }

export type BoxAction =
  | { readonly kind: 'close' }
  | { readonly kind: 'ask'; readonly term: string; readonly isOpen: boolean }
  | { readonly kind: 'move'; readonly by: 1 | -1; readonly count: number }

export const closedBox: BoxState = { asked: '', isOpen: false, active: -1 }

/** Pure. Between the last and the first option the way leads through the field itself, where no option is active. */
export function changeBox(state: BoxState, action: BoxAction): BoxState {
  if (action.kind === 'close') return { ...state, isOpen: false, active: -1 }
  if (action.kind === 'ask') return { asked: action.term, isOpen: action.isOpen, active: -1 }
  return { ...state, isOpen: true, active: nextActive(state, action) }
}

function nextActive({ isOpen, active }: BoxState, { by, count }: Extract<BoxAction, { kind: 'move' }>): number {
  if (!isOpen) return by === 1 ? 0 : count - 1
  const stops = count + 1
  return ((active + 1 + by + stops) % stops) - 1
}
