import { useCallback, useSyncExternalStore } from 'react'
import { RESEND_DELAY } from '#contract/auth.ts'

/** Seconds until a further code may be asked for, counted down. @param sentAt when the last one was, in ms */
export function useResendDelay(sentAt: number): number {
  const readSeconds = useCallback(() => {
    const seconds = Math.ceil(RESEND_DELAY - (Date.now() - sentAt) / 1_000)
    return Math.min(Math.max(0, seconds), RESEND_DELAY)
  }, [sentAt])
  return useSyncExternalStore(everySecond, readSeconds, readSeconds)
}

function everySecond(listener: () => void): () => void {
  const ticking = setInterval(listener, 1_000)
  return () => clearInterval(ticking)
}
