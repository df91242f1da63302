import { setTimeout as wait } from 'node:timers/promises'
import { call, type Answer, type Asked } from '../support/network-calls.ts'

/** Calls until there is an answer: what a good client does with a request whose answer it has lost. */
export type InsistentCaller = {
  /** @throws Error for an answer that neither settles it nor says to come back later */
  send(route: string, asked: Asked, options?: CallOptions): Promise<Sent>
  /** Writes that were answered as done. */
  readonly acknowledged: number
}

type CallOptions = {
  /** Whether an answer says that it is done: by itself 200. `tries` are those made, this one included. */
  settles?: (answer: Answer, tries: number) => boolean
  /** Looks whether a try without an answer was done after all, where repeating would do it twice. */
  look?: () => Promise<Answer | null>
}

export type Sent = { answer: Answer; tries: number }

/** Milliseconds between two tries. */
const PAUSE = 40

export function createInsistentCaller(url: string): InsistentCaller {
  let acknowledged = 0

  const attempt = async (route: string, asked: Asked, { look }: CallOptions, tries: number): Promise<Answer | null> => {
    try {
      const found = look && tries > 1 ? await look() : null
      return found ?? (await call(url, route, asked))
    } catch {
      return null
    }
  }
  const send: InsistentCaller['send'] = async (route, asked, options = {}) => {
    const { settles = ({ status }) => status === 200 } = options
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(route, asked, options, tries)
      if (answer && settles(answer, tries)) {
        acknowledged += 1
        return { answer, tries }
      }
      if (answer && answer.status !== 503 && answer.status !== 507) {
        throw new Error(`${route} was answered with ${answer.status} at try ${tries}: ${JSON.stringify(answer.body)}`)
      }
      await wait(PAUSE)
    }
  }
  return {
    send,
    get acknowledged() {
      return acknowledged
    },
  }
}
