import { createContext, useContext, useSyncExternalStore } from 'react'

/** The stop that list and map both mark. It is outside of React's state, so that only the two rows concerned render. */
export type StopMarks = {
  /** Id of the stop under the pointer, else of the one that was pressed or focused last. */
  readonly read: () => string | null
  readonly readPressed: () => string | null
  readonly press: (id: string | null) => void
  /** Null: the pointer is on no stop. */
  readonly hover: (id: string | null) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export function createStopMarks(): StopMarks {
  const listeners = new Set<() => void>()
  let pressed: string | null = null
  let hovered: string | null = null
  const change = (next: { pressed?: string | null; hovered?: string | null }) => {
    const last = [pressed, hovered]
    if (next.pressed !== undefined) pressed = next.pressed
    if (next.hovered !== undefined) hovered = next.hovered
    if (last[0] === pressed && last[1] === hovered) return
    for (const listener of listeners) listener()
  }
  return {
    read: () => hovered ?? pressed,
    readPressed: () => pressed,
    press: (id) => change({ pressed: id }),
    hover: (id) => change({ hovered: id }),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

const StopMarksContext = createContext<StopMarks | null>(null)
export const StopMarksProvider = StopMarksContext.Provider

export function useStopMarks(): StopMarks {
  const marks = useContext(StopMarksContext)
  if (!marks) throw new Error('A part of the board is outside of it')
  return marks
}

export function useIsMarked(id: string): boolean {
  const { subscribe, read } = useStopMarks()
  return useSyncExternalStore(subscribe, () => read() === id)
}
