import { useRef, type PointerEvent, type RefObject } from 'react'

type DragOrder = {
  /** The element whose children are reordered. */
  list: RefObject<HTMLElement | null>
  axis: 'x' | 'y'
}

/** @param onMove moves the pressed item, wherever it is by then */
type StartDrag = (event: PointerEvent, index: number, onMove: (to: number) => void) => void

/** A press that moves less is a click. */
const CLICK_SLOP_PX = 6

/**
 * Reorders a list while mouse or finger drags one of its items. The order changes during the drag. For the keyboard
 * there are buttons beside the items.
 * @returns the handler for a press on an item's handle
 */
export function useDragOrder({ list, axis }: DragOrder): StartDrag {
  const drag = useRef<AbortController>(null)

  return (pressed, from, onMove) => {
    if (pressed.button !== 0) return
    drag.current?.abort()
    const ending = new AbortController()
    drag.current = ending
    const start = getPosition(pressed, axis)
    let index = from
    let isDragging = false
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      isDragging ||= Math.abs(getPosition(event, axis) - start) > CLICK_SLOP_PX
      const to = isDragging ? getTarget(event, list.current, { axis, index }) : index
      if (to === index) return
      onMove(to)
      index = to
    }
    const options = { signal: ending.signal }
    const end = () => ending.abort()
    // Else the browser scrolls to where the dragged item now is, and the list moves under the pointer.
    const moving = list.current
    moving?.style.setProperty('overflow-anchor', 'none')
    ending.signal.addEventListener('abort', () => moving?.style.removeProperty('overflow-anchor'))
    addEventListener('pointermove', follow, options)
    addEventListener('pointerup', end, options)
    addEventListener('pointercancel', end, options)
  }
}

/**
 * The items swap when the pointer passes the middle of the other item. An earlier swap would flicker: the item would
 * return under the pointer.
 */
function getTarget(
  event: globalThis.PointerEvent,
  list: HTMLElement | null,
  { axis, index }: { axis: 'x' | 'y'; index: number },
): number {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const items = [...(list?.children ?? [])]
  const to = items.findIndex((item) => item.contains(under))
  const item = items[to]
  if (to === index || !item) return index
  const { left, top, width, height } = item.getBoundingClientRect()
  const middle = axis === 'x' ? left + width / 2 : top + height / 2
  const isPast = to > index ? getPosition(event, axis) > middle : getPosition(event, axis) < middle
  return isPast ? to : index
}

function getPosition(event: { clientX: number; clientY: number }, axis: 'x' | 'y'): number {
  return axis === 'x' ? event.clientX : event.clientY
}
