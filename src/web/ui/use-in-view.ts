import { startTransition, useCallback, useState, type RefCallback } from 'react'

/** Distance from the window at which an element counts as in view. */
const NEAR_PX = 200

/**
 * `isInView` becomes true when an element comes near the visible part of the page. It stays true afterwards. The
 * content that is shown then waits for more urgent work.
 */
export function useInView(): { ref: RefCallback<Element>; isInView: boolean } {
  const [isInView, setIsInView] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        startTransition(() => setIsInView(true))
        observer.disconnect()
      },
      { rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}
