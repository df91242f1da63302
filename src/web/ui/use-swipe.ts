import { useState, type TouchEvent } from 'react'

/** A shorter sideways move of a finger does not count. */
const MIN_SWIPE_PX = 48

/** Touch handlers. A swipe to the left goes to the next one. */
export function useSwipe(go: (direction: 'next' | 'previous') => void) {
  const [start, setStart] = useState<number | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => setStart(touches.length === 1 ? (touches[0]?.clientX ?? null) : null),
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start ?? Number.NaN)
      setStart(null)
      if (Math.abs(moved) >= MIN_SWIPE_PX) go(moved < 0 ? 'next' : 'previous')
    },
  }
}
