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
  useEffect(() => {
    if (typeof target !== 'number' || scrollY >= target) return undefined
    const ending = new AbortController()
    void follow(target, ending)
    return () => ending.abort()
  }, [location, target])
  return null
}

/** Pages load its code once they rest. Without it, the page stays where the router left it. */
async function follow(target: number, ending: AbortController): Promise<void> {
  const scroll = await import('./scroll-as-page-grows.ts').catch(() => undefined)
  if (!ending.signal.aborted) scroll?.scrollAsPageGrows(target, ending)
}
