import type { FirstView } from './first-view.ts'
import type { MapStart } from './map-base.tsx'
import { moveWith, snapToZoom, getStart, UNMOVED, type Fingers, type Moved } from './moved-picture.ts'

/**
 * Moves the picture of a map with two fingers while the interactive map is still loading. One finger scrolls the page.
 * @param onMoved receives the view in which the map begins, each time the fingers leave
 * @returns a function that removes the listeners
 */
export function followFingers(
  stage: HTMLElement,
  view: Pick<FirstView, 'zoom' | 'center'>,
  onMoved: (start: MapStart) => void,
): () => void {
  let moved = UNMOVED
  /** The start of the gesture that goes on. */
  let begin: { fingers: Fingers; moved: Moved } | null = null
  const show = (next: Moved) => {
    moved = next
    for (const part of stage.querySelectorAll<HTMLElement>('.map-still, .map-first-pins')) {
      part.style.transform = `translate(${moved.x}px, ${moved.y}px) scale(${moved.scale})`
    }
  }
  const start = ({ touches }: TouchEvent) => {
    const fingers = fingersOn(stage, touches)
    begin = fingers && { fingers, moved }
  }
  const move = (event: TouchEvent) => {
    const fingers = fingersOn(stage, event.touches)
    if (!begin || !fingers) return
    // Otherwise the page would scroll.
    event.preventDefault()
    show(moveWith(begin.moved, begin.fingers, fingers))
  }
  const end = () => {
    if (!begin) return
    begin = null
    show(snapToZoom(moved, view.zoom))
    onMoved(getStart(view, moved))
  }
  const listening = new AbortController()
  const { signal } = listening
  stage.addEventListener('touchstart', start, { signal, passive: true })
  stage.addEventListener('touchmove', move, { signal, passive: false })
  stage.addEventListener('touchend', end, { signal })
  stage.addEventListener('touchcancel', end, { signal })
  return () => {
    end()
    listening.abort()
  }
}

function fingersOn(stage: HTMLElement, touches: TouchList): Fingers | null {
  const [one, other, third] = touches
  if (!one || !other || third) return null
  const { left, top, width, height } = stage.getBoundingClientRect()
  return {
    x: (one.clientX + other.clientX) / 2 - left - width / 2,
    y: (one.clientY + other.clientY) / 2 - top - height / 2,
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  }
}
