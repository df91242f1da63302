import { useState, type TouchEvent } from 'react'

/** A shorter sideways move of a finger does not count. */
const MIN_SWIPE_PX = 48

type Point = { readonly x: number; readonly y: number }

/** Touch handlers. A swipe to the left goes to the next one. A finger that moves more up or down scrolls the page. */
export function useSwipe(go: (direction: 'next' | 'previous') => void) {
  const [start, setStart] = useState<Point | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => setStart(touches.length === 1 ? toPoint(touches[0]) : null),
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      setStart(null)
      const end = toPoint(changedTouches[0])
      if (!start || !end) return
      const across = end.x - start.x
      if (Math.abs(across) >= Math.max(MIN_SWIPE_PX, Math.abs(end.y - start.y))) go(across < 0 ? 'next' : 'previous')
    },
  }
}

function toPoint(finger: Pick<Touch, 'clientX' | 'clientY'> | undefined): Point | null {
  return finger ? { x: finger.clientX, y: finger.clientY } : null
}
