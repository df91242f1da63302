/** Distance from the edge at which the page begins to scroll under a drag, and distance of each frame, in pixels. */
const EDGE_PX = 72
const SCROLL_PX = 12

type Point = { readonly clientX: number; readonly clientY: number }

export type Ghost = { readonly moveTo: (point: Point) => void; readonly remove: () => void }

/**
 * A copy of the card of a stop that follows the pointer. The page scrolls while the pointer is near the top or bottom.
 * @param onMove the pointer has moved over the page, or the page under it: once a frame at most
 */
export function createGhost(handle: HTMLElement, start: Point, onMove: (point: Point) => void): Ghost {
  const card = handle.closest<HTMLElement>('[data-card]') ?? handle
  const stop = handle.closest<HTMLElement>('[data-stop]')
  const box = card.getBoundingClientRect()
  const ghost = card.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) throw new Error('A card is an element')
  ghost.classList.add('plan-ghost')
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.width = `${box.width}px`
  document.body.append(ghost)
  stop?.classList.add('plan-stop-dragged')
  // A press on text would select while the card moves.
  getSelection()?.removeAllRanges()
  document.documentElement.classList.add('plan-dragging')

  let point = start
  let hasMoved = true
  let frame = 0
  const place = () => {
    const [x, y] = [box.left + point.clientX - start.clientX, box.top + point.clientY - start.clientY]
    ghost.style.translate = `${x}px ${y}px`
  }
  const follow = () => {
    const isAbove = point.clientY < EDGE_PX
    const isBelow = point.clientY > innerHeight - EDGE_PX
    if (isAbove || isBelow) {
      scrollBy(0, isAbove ? -SCROLL_PX : SCROLL_PX)
    }
    if (hasMoved || isAbove || isBelow) onMove(point)
    if (hasMoved) place()
    hasMoved = false
    frame = requestAnimationFrame(follow)
  }
  place()
  frame = requestAnimationFrame(follow)
  return {
    moveTo: (next) => {
      point = next
      hasMoved = true
    },
    remove: () => {
      cancelAnimationFrame(frame)
      ghost.remove()
      stop?.classList.remove('plan-stop-dragged')
      document.documentElement.classList.remove('plan-dragging')
    },
  }
}
