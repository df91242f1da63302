import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from '#contract/text/durations.ts'
import type { Config } from '../config/config.ts'
import { createCircuitBreaker, type Counts, type OnOpen } from './circuit-breaker.ts'
import { fetchExternal, getUserAgent } from './fetch-external.ts'

/** Time for which caches between visitors and this server store pages and lists, unless a purge comes first. */
export const SHARED_CACHE_SECONDS = 60

/**
 * Names of the reviews that an answer shows, for caches in front of the server. A purge names those to remove. Names
 * are separated by spaces. `rated` stands in each answer that shows any.
 */
export const SUBJECTS_HEADER = 'xkey'

/** Every answer that shows a rating or a review. */
const RATED = 'rated'

/** Servers accept 8 kB of headers. More names than this are written as `rated`. */
const MAX_NAMES = 100

/**
 * Purges answers that depend on content or reviews from the caches in front of this server (docs/decisions/0042, 0123).
 */
export type CachePurge = {
  /**
   * Purges without waiting for the caches. Call it when this process answers with the new content.
   * @param changed the subjects of reviews that changed, or all content
   */
  contentChanged(changed: 'content' | ReadonlySet<string>): void
  /** Counts the requests to all caches. */
  counts(): Counts
  /** Purges a last time, because pages of this process may name files that its successor does not have. */
  close(): Promise<void>
}

/** An answer with old content may reach a cache just after a purge. The second purge removes it. */
const PURGES_PER_CHANGE = 2

/** Many changes at once cost a cache two purges a second. A guest sees a change within two seconds. */
const INTERVAL_MS = SECOND_MS / 2

/** The body of a cache's answer is not read. */
const MAX_ANSWER_BYTES = 64 * 1024

type Purging = { config: Pick<Config, 'cachePurgeUrls' | 'publicUrl'>; now: () => Date; onAway: OnOpen }

export function createCachePurge(deps: Purging): CachePurge {
  const caches = deps.config.cachePurgeUrls.map((url) => createPurger(new URL(url), deps))
  const sum = (result: keyof Counts) => caches.reduce((total, { counts }) => total + counts()[result], 0)
  return {
    contentChanged: (changed) => caches.forEach(({ contentChanged }) => contentChanged(changed)),
    counts: () => ({ succeeded: sum('succeeded'), failed: sum('failed') }),
    close: async () => void (await Promise.all(caches.map(({ close }) => close()))),
  }
}

/** Stands for all content among the subjects that are purged. */
const CONTENT = 'content'

/** The names that a purge sends. Without any, it purges all content. */
function getNames(subjects: ReadonlySet<string>): readonly string[] {
  if (subjects.has(CONTENT)) return []
  return subjects.size > MAX_NAMES || subjects.has(RATED) ? [RATED] : [...subjects]
}

/** Each cache is purged for itself, so that one that does not answer delays no other. */
function createPurger(url: URL, { config, now, onAway }: Purging): CachePurge {
  const breaker = createCircuitBreaker(now, onAway)
  const closing = new AbortController()
  /** The subjects that have not yet been purged twice since they changed. Each counts for itself: changes may never pause. */
  const outdated = new Map<string, { purgesLeft: number }>()
  let expiresAt = 0
  let running: Promise<void> | null = null

  const purge = async (subjects: ReadonlySet<string>): Promise<boolean> => {
    if (breaker.isOpen()) return false
    try {
      const names = getNames(subjects)
      const named = names.length > 0 && { [SUBJECTS_HEADER]: names.join(' ') }
      const headers = { 'user-agent': getUserAgent(config), ...named }
      const { status } = await fetchExternal({ method: 'PURGE', url, maxBytes: MAX_ANSWER_BYTES, headers })
      if (status >= 300) throw new Error(`${url.host} answered a purge with ${status}`)
      breaker.succeeded()
      return true
    } catch (error) {
      breaker.failed(error)
      return false
    }
  }
  const countPurge = (subjects: typeof outdated) => {
    for (const [subject, count] of subjects) {
      // It changed again during the purge.
      if (outdated.get(subject) !== count) continue
      count.purgesLeft -= 1
      if (count.purgesLeft === 0) outdated.delete(subject)
    }
  }
  /** Tries again until the cache has dropped the old content by itself. */
  const run = async () => {
    while (outdated.size > 0 && now().getTime() < expiresAt && !closing.signal.aborted) {
      const subjects = new Map(outdated)
      if (await purge(new Set(subjects.keys()))) countPurge(subjects)
      if (outdated.size > 0)
        await wait(INTERVAL_MS, null, { ref: false, signal: closing.signal }).catch(() => undefined)
    }
    running = null
  }
  return {
    contentChanged: (changed) => {
      for (const subject of changed === 'content' ? [CONTENT] : changed) {
        outdated.set(subject, { purgesLeft: PURGES_PER_CHANGE })
      }
      expiresAt = now().getTime() + SHARED_CACHE_SECONDS * SECOND_MS
      running ??= run()
    },
    counts: breaker.counts,
    close: async () => {
      closing.abort()
      await Promise.all([running, purge(new Set([CONTENT]))])
    },
  }
}
