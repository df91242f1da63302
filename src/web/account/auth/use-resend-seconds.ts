import { useCallback, useSyncExternalStore } from 'react'
import { RESEND_DELAY_SECONDS } from '#contract/account/auth.ts'

/**
 * Counts down the seconds until the user may request a further code.
 * @param sentAtMs when the last code was requested, in milliseconds since 1970
 */
export function useResendSeconds(sentAtMs: number): number {
  const readSeconds = useCallback(() => {
    const seconds = Math.ceil(RESEND_DELAY_SECONDS - (Date.now() - sentAtMs) / 1_000)
    return Math.min(Math.max(0, seconds), RESEND_DELAY_SECONDS)
  }, [sentAtMs])
  return useSyncExternalStore(everySecond, readSeconds, readSeconds)
}

function everySecond(listener: () => void): () => void {
  const ticking = setInterval(listener, 1_000)
  return () => clearInterval(ticking)
}
