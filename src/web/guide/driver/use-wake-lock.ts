import { useEffect } from 'react'

/** Keeps the screen on while the component is there. A browser without wake locks lets it turn off. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // The device saves its battery, or the browser has no wake locks.
      }
    }
    void request()
    // The browser releases the lock of a page that nobody sees.
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
