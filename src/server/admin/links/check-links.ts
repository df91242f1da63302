import { DAY_MS, HOUR_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { getUserAgent } from '../../platform/outbound/fetch-external.ts'
import { askLink } from './ask-link.ts'
import { getLinkIndex } from './link-index.ts'
import { dueLinks, noteAnswer, noteFailure, takeLink } from './links.store.ts'

/** An address is asked at most once in this time, by all processes together. */
const ASKED_EVERY_MS = 7 * DAY_MS

/** Pause between two requests, which may go to one site. */
const PAUSE_MS = 5 * SECOND_MS

/** Pause when nothing is due, or when the network is not available. */
const REST_MS = HOUR_MS

/** Addresses of one query. */
const CHUNK = 500

export type LinkDeps = Pick<Context, 'config' | 'store' | 'now'> & {
  guide: Pick<GuideHolder, 'current'>
  /** Which IP addresses may be asked. By default those of the internet. */
  isOpen?: ((address: string) => boolean) | undefined
}

/** Asks the addresses of the guide one after the other. */
export class LinkChecker {
  readonly #deps: LinkDeps
  #restsUntil = 0
  /** Position in the list at which the next check begins. */
  #position = 0
  #isAsking = false
  /** Time of the last answer to this process. */
  #answeredAt = Number.NEGATIVE_INFINITY

  constructor(deps: LinkDeps) {
    this.#deps = deps
  }

  /**
   * Asks the next address that is due. A failure counts only while other addresses answer: where the network is away,
   * nothing is known of any of them.
   * @returns the address, or null if none was asked
   */
  async askNext(): Promise<string | null> {
    const now = this.#deps.now().getTime()
    if (this.#isAsking || now < this.#restsUntil) return null
    this.#isAsking = true
    try {
      const url = await this.#takeNext(now)
      if (url === null) this.#restsUntil = now + REST_MS
      else await this.#ask(url)
      return url
    } finally {
      this.#isAsking = false
    }
  }

  async #takeNext(now: number): Promise<string | null> {
    const { guide, store } = this.#deps
    const urls = [...getLinkIndex(guide.current().content).keys()]
    const [at, since] = [new Date(now).toISOString(), new Date(now - ASKED_EVERY_MS).toISOString()]
    for (; this.#position < urls.length; this.#position += CHUNK) {
      const chunk = urls.slice(this.#position, this.#position + CHUNK)
      for (const url of await dueLinks(store.db, chunk, since)) {
        if (await takeLink(store.db, { url, at, since })) return url
      }
    }
    this.#position = 0
    return null
  }

  async #ask(url: string): Promise<void> {
    const { config, store, now, isOpen } = this.#deps
    const answer = await askLink(url, { userAgent: getUserAgent(config), isOpen })
    const at = now()
    if (answer === 'nothing' && at.getTime() - this.#answeredAt > HOUR_MS) return
    if (answer === 'page' || answer === 'gone') this.#answeredAt = at.getTime()
    if (answer === 'page') await noteAnswer(store.db, url)
    else if (answer !== 'unknown') await noteFailure(store.db, { url, at: at.toISOString(), isGone: answer === 'gone' })
  }
}

/** @returns a function that stops the timer */
export function checkLinksRegularly(deps: LinkDeps): () => void {
  const checker = new LinkChecker(deps)
  // While the database is away, the next round tries again.
  const timer = setInterval(() => void checker.askNext().catch(() => undefined), PAUSE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
