import { useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { HANDLE } from './carry-stops.ts'
import { createStopMarks, type StopMarks } from './stop-marks.ts'
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts'

/** Marks the stop of the list that is hovered, focused or pressed. @returns the marks, and handlers of the board */
export function useMarking() {
  const [marks] = useState(createStopMarks)
  const [marking] = useState(() => ({
    onPointerOver: ({ target, pointerType, buttons }: PointerEvent) => {
      // During a drag only the line of its target moves.
      if (pointerType === 'mouse' && buttons === 0 && !isOnMap(target)) marks.hover(getStop(target))
    },
    onPointerLeave: () => marks.hover(null),
    onPointerUp: ({ target }: PointerEvent) => pressStop(marks, target),
    onFocus: ({ target }: FocusEvent) => pressStop(marks, target),
  }))
  return { marks, marking }
}

function pressStop(marks: StopMarks, target: EventTarget): void {
  const id = getStop(target)
  if (id !== null) marks.press(id)
}

function isOnMap(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.map-frame') !== null
}

/** The stop of the list in which something happens. */
function getStop(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null
  return row?.dataset['stop'] ?? null
}

/** Brings a stop into the middle of the window. */
export function showStop(board: RefObject<HTMLElement | null>, id: string): void {
  toRow(board, id)?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Brings a stop into the middle of the window, with the focus on its number. */
export function focusStop(board: RefObject<HTMLElement | null>, id: string): void {
  toRow(board, id)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  toRow(board, id)?.querySelector<HTMLElement>(`.${HANDLE}`)?.focus({ preventScroll: true })
}

function toRow(board: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return board.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(id)}"]`) ?? null
}
