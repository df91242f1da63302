import { use, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router'

/**
 * Brings a page back to where it was left, also if what it shows comes after the page itself, as a plan does. The router
 * scrolls once, while such a page is too short: the browser then keeps the footer in view as the page grows.
 */
export function LateScroll() {
  const state = use(RouterState)
  const location = state?.location
  const target = state?.restoreScrollPosition
  useEffect(
    () => (typeof target === 'number' && scrollY < target ? scrollAsPageGrows(target) : undefined),
    [location, target],
  )
  return null
}

/** Parts above the spot may come a moment later than what makes the page long enough. */
const SETTLED_AFTER_MS = 1_000

/** Ends soon after the spot is reached, or with what the reader does. @returns a function that ends it */
function scrollAsPageGrows(top: number): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  let ends: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top) ends ??= setTimeout(end, SETTLED_AFTER_MS)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(ends)
    observer.disconnect()
  })
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, end, { signal, passive: true })
  observer.observe(document.body)
  return end
}
