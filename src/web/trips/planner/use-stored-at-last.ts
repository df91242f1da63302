import { useEffect, useEffectEvent } from 'react'

/** Keeps what is typed in a field that goes away without being left: by Back, or because the session has ended. */
export function useStoredAtLast(keep: () => void): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => () => keepNow(), [])
}
