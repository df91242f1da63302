import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type DragEvent,
} from 'react'
import { getCard, countOthers, getHandle, getPosition, showTarget, targetByKey, targetUnder } from './carry-stops.ts'
import { createGhost, type Ghost } from './drag-ghost.ts'
import type { Planner, Target } from './planner-context.ts'

/** A press that moves less is a click. */
const CLICK_SLOP_PX = 6

type Carried = { readonly stopId: string; target: Target }

type Carrying = {
  board: RefObject<HTMLElement | null>
  line: RefObject<HTMLElement | null>
  planner: Pick<Planner, 'planNow' | 'move'>
  /** Announces the move to screen readers. Null: the stop is back at its first position. */
  announce: (what: 'picked-up' | 'over' | 'put-back', stopId: string, target: Target) => void
}

/**
 * Moves stops: a mouse by their cards, finger and keyboard by their handles. Nothing renders until a stop is put down,
 * so that a drag stays smooth however long the trip is.
 * @returns handlers of the board
 */
export function useCarrying({ board, line, planner, announce }: Carrying) {
  const held = useRef<Carried>(null)

  const show = (target: Target | null, stopId: string) => {
    if (board.current && line.current) showTarget(board.current, line.current, target, stopId)
  }
  const putDown = () => {
    const carried = held.current
    held.current = null
    if (!carried) return
    show(null, carried.stopId)
    planner.move(carried.stopId, carried.target)
  }
  const putBack = () => {
    const carried = held.current
    held.current = null
    if (!carried) return
    show(null, carried.stopId)
    announce('put-back', carried.stopId, carried.target)
  }
  const pickUp = (stopId: string) => {
    const target = getPosition(planner.planNow(), stopId)
    if (!target) return
    held.current = { stopId, target }
    show(target, stopId)
    announce('picked-up', stopId, target)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = getHandle(event.target)
    if (!pressed) return
    const { stopId } = pressed
    const carried = held.current
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (carried) putDown()
      else pickUp(stopId)
    } else if (carried && event.key === 'Escape') {
      event.preventDefault()
      putBack()
    } else if (carried) {
      const target = targetByKey(event.key, carried.target, planner.planNow(), stopId)
      if (!target) return
      event.preventDefault()
      carried.target = target
      show(target, stopId)
      line.current?.scrollIntoView({ block: 'nearest' })
      announce('over', stopId, target)
    }
  }

  const onPointerDown = (pressed: PointerEvent) => {
    const on = getHandle(pressed.target) ?? (pressed.pointerType === 'mouse' ? getCard(pressed.target) : null)
    if (!on || pressed.button !== 0) return
    followPointer(pressed, on.handle, {
      onMove: (point) => {
        if (!board.current) return
        const target = targetUnder(point, board.current, on.stopId)
        const others = target ? countOthers(planner.planNow(), target.date, on.stopId) : 0
        const next = target && { ...target, index: Math.min(target.index, others) }
        // Most moves change nothing, and what is written here has to be laid out before the next one.
        if (isSamePosition(next, held.current?.target ?? null)) return
        held.current = next && { stopId: on.stopId, target: next }
        show(next, on.stopId)
      },
      onEnd: (isDropped) => (isDropped ? putDown() : putBack()),
    })
  }

  /** Screen readers press a button without a key. Presses of keys and pointers have been followed already. */
  const onClick = (event: MouseEvent) => {
    const pressed = getHandle(event.target)
    if (!pressed || event.detail !== 0) return
    if (held.current) putDown()
    else pickUp(pressed.stopId)
  }

  const onBlur = (event: FocusEvent) => {
    if (getHandle(event.target)) putBack()
  }

  /** The browser would drag the link or the picture alone. */
  const onDragStart = (event: DragEvent) => {
    if (getCard(event.target)) event.preventDefault()
  }

  return { onKeyDown, onPointerDown, onClick, onBlur, onDragStart }
}

function isSamePosition(one: Target | null, other: Target | null): boolean {
  return one?.date === other?.date && one?.index === other?.index
}

type Following = { onMove: (point: { clientX: number; clientY: number }) => void; onEnd: (isDropped: boolean) => void }

function followPointer(pressed: PointerEvent, handle: HTMLElement, { onMove, onEnd }: Following): void {
  const ending = new AbortController()
  const options = { signal: ending.signal }
  let ghost: Ghost | null = null
  const isOwn = (event: globalThis.PointerEvent) => event.pointerId === pressed.pointerId
  const end = (isDropped: boolean) => {
    ending.abort()
    const hasMoved = ghost !== null
    ghost?.remove()
    if (hasMoved) ignoreNextClick()
    if (hasMoved) onEnd(isDropped)
  }
  const follow = (event: globalThis.PointerEvent) => {
    if (!isOwn(event)) return
    const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
    if (!ghost && moved <= CLICK_SLOP_PX) return
    ghost ??= createGhost(handle, pressed, onMove)
    ghost.moveTo(event)
  }
  addEventListener('pointermove', follow, options)
  const drop = (event: globalThis.PointerEvent) => {
    if (!isOwn(event)) return
    if (ghost) onMove(event)
    end(true)
  }
  addEventListener('pointerup', drop, options)
  addEventListener('pointercancel', (event) => isOwn(event) && end(false), options)
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), options)
}

/** The click after a drag opens nothing. It comes in the task of the release, or not at all. */
function ignoreNextClick(): void {
  const ending = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', ignore, { capture: true, once: true, signal: ending.signal })
  setTimeout(() => ending.abort())
}
