import { setTimeout as wait } from 'node:timers/promises'
import { callApiOverNetwork, type Answer, type CallOptions } from '../support/network-calls.ts'

/** Calls until there is an answer: what a good client does with a request whose answer it has lost. */
export type RetryingClient = {
  /** @throws Error for an answer that neither settles it nor says to come back later */
  send(route: string, asked: CallOptions, options?: RetryOptions): Promise<SendResult>
  /** Writes that were answered as done. */
  readonly acknowledged: number
}

type RetryOptions = {
  /** Whether an answer says that it is done: by itself 200. `tries` are those made, this one included. */
  settles?: (answer: Answer, tries: number) => boolean
  /** Looks whether a try without an answer was done after all, where repeating would do it twice. */
  findResult?: () => Promise<Answer | null>
}

export type SendResult = { answer: Answer; tries: number }

/** Milliseconds between two tries. */
const RETRY_DELAY_MS = 40

export function createRetryingClient(url: string): RetryingClient {
  let acknowledged = 0

  const attempt = async (
    route: string,
    asked: CallOptions,
    { findResult: look }: RetryOptions,
    tries: number,
  ): Promise<Answer | null> => {
    try {
      const found = look && tries > 1 ? await look() : null
      return found ?? (await callApiOverNetwork(url, route, asked))
    } catch {
      return null
    }
  }
  const send: RetryingClient['send'] = async (route, asked, options = {}) => {
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
      await wait(RETRY_DELAY_MS)
    }
  }
  return {
    send,
    get acknowledged() {
      return acknowledged
    },
  }
}
