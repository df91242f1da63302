import { useSyncExternalStore } from 'react'

/** @returns false in the HTML of the server, and until React answers events of the page */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
