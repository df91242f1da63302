import { useRef, type PointerEvent, type RefObject } from 'react'
import type { SheetHeight } from './map-address.ts'
import { restingHeight, type SheetPixels } from './sheet-heights.ts'

/** A shorter move is a press. */
const MIN_DRAG_PX = 6

/** The map keeps this much of the room when the sheet is high. `map-mode.css` has the same. */
const ROOM_ABOVE_PX = 8

type Drag = { fromY: number; fromPx: number; lastY: number; lastMs: number; speed: number }

/**
 * Handlers for the head of a sheet, which follows the finger and comes to rest at one of its heights. A press on the head
 * leaves it where it is.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onRest: (height: SheetHeight) => void) {
  const drag = useRef<Drag | null>(null)
  const isDragged = ({ fromY, lastY }: Drag) => Math.abs(fromY - lastY) >= MIN_DRAG_PX
  const end = (event: PointerEvent<HTMLElement>, isRested: boolean) => {
    const [element, last] = [sheet.current, drag.current]
    drag.current = null
    if (!element || !last) return
    element.removeAttribute('data-dragged')
    element.style.height = ''
    if (isRested && isDragged(last)) {
      const heights = getHeights(element, event.currentTarget)
      onRest(restingHeight(last.fromPx + last.fromY - last.lastY, last.speed, heights))
    }
  }
  return {
    onPointerDown: ({ currentTarget, target, pointerId, clientY, timeStamp, button }: PointerEvent<HTMLElement>) => {
      const isControl = target instanceof Element && target.closest('button, a, select') !== null
      if (!sheet.current || button !== 0 || isControl) return
      currentTarget.setPointerCapture(pointerId)
      const fromPx = sheet.current.offsetHeight
      drag.current = { fromY: clientY, fromPx, lastY: clientY, lastMs: timeStamp, speed: 0 }
    },
    onPointerMove: ({ clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      const [element, last] = [sheet.current, drag.current]
      if (!element || !last) return
      const speed = (last.lastY - clientY) / Math.max(1, timeStamp - last.lastMs)
      drag.current = { ...last, lastY: clientY, lastMs: timeStamp, speed }
      if (!isDragged(drag.current)) return
      element.setAttribute('data-dragged', '')
      element.style.height = `${last.fromPx + last.fromY - clientY}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

function getHeights(sheet: HTMLElement, head: HTMLElement): SheetPixels {
  const room = sheet.parentElement?.clientHeight ?? 0
  return { peek: head.offsetHeight, half: room / 2, full: room - ROOM_ABOVE_PX }
}
