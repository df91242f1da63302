import { useEffect, useState } from 'react'
import { RESEND_DELAY } from '#contract/auth.ts'

/** Seconds until a further code may be asked for, counted down. @param sentAt when the last one was, in ms */
export function useResendDelay(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil(RESEND_DELAY - (now - sentAt) / 1_000))
  const isCounting = seconds > 0
  useEffect(() => {
    if (!isCounting) return undefined
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [isCounting])
  return Math.min(seconds, RESEND_DELAY)
}
