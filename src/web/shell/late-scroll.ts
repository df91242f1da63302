import { use, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router'

/**
 * Brings a page back to where it was left, also if what it shows comes after the page itself, as a plan does. The router
 * scrolls once, while such a page is too short or what is above the spot is missing.
 */
export function LateScroll() {
  const state = use(RouterState)
  const location = state?.location
  const target = state?.restoreScrollPosition
  // The next page ends it before it is laid out: its size would move it to the spot of this one.
  useLayoutEffect(() => {
    if (typeof target !== 'number' || target === 0) return undefined
    const ending = new AbortController()
    void follow(target, ending)
    return () => ending.abort()
  }, [location, target])
  return null
}

/** Pages load its code once they rest. Without it, the page stays where the router left it. */
async function follow(target: number, ending: AbortController): Promise<void> {
  const { style } = document.documentElement
  // The browser would hold what is in view now, such as the footer, and not the spot.
  style.setProperty('overflow-anchor', 'none')
  ending.signal.addEventListener('abort', () => style.removeProperty('overflow-anchor'))
  const scroll = await import('./scroll-as-page-grows.ts').catch(() => undefined)
  if (!scroll) ending.abort()
  if (!ending.signal.aborted) scroll?.scrollAsPageGrows(target, ending)
}
