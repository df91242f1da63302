import { MINUTE_MS } from '#contract/text/durations.ts'

/**
 * The minute of an answer that depends on the clock: its name in the key of a cache, and how long the answer holds. All
 * time zones of today change their minutes together with UTC. Caches in front of the server must ask each time.
 */
export function currentMinute(now: Date) {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  return {
    name: String(minute),
    caching: { cacheControl: 'no-cache', validUntil: (minute + 1) * MINUTE_MS },
  }
}
