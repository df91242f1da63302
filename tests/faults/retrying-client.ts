import { setTimeout as wait } from 'node:timers/promises'
import { callApiOverNetwork, type Answer, type CallOptions } from '../support/network-calls.ts'

/** Repeats a request until an answer comes, as a good client does. */
export type RetryingClient = {
  /** @throws Error for an answer that is neither done nor says that the server is away or full */
  send(route: string, asked: CallOptions, options?: RetryOptions): Promise<SendResult>
  /** The number of acknowledged writes. */
  readonly acknowledged: number
}

type RetryOptions = {
  /** The default accepts status 200. `tries` includes the current try. */
  isDone?: (answer: Answer, tries: number) => boolean
  /** Searches for the effect of an unanswered try, for calls that would take effect twice when repeated. */
  findResult?: () => Promise<Answer | null>
}

export type SendResult = { answer: Answer; tries: number }

const RETRY_DELAY_MS = 40

/** 502 and 504 come from proxies when a server ends in the middle of a request. */
const RETRIED_STATUSES = new Set([502, 503, 504, 507])

export function createRetryingClient(url: string): RetryingClient {
  let acknowledged = 0

  const attempt = async (
    route: string,
    asked: CallOptions,
    { findResult }: RetryOptions,
    tries: number,
  ): Promise<Answer | null> => {
    try {
      const found = findResult && tries > 1 ? await findResult() : null
      return found ?? (await callApiOverNetwork(url, route, asked))
    } catch {
      return null
    }
  }
  const send: RetryingClient['send'] = async (route, asked, options = {}) => {
    const { isDone = ({ status }) => status === 200 } = options
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(route, asked, options, tries)
      if (answer && isDone(answer, tries)) {
        acknowledged += 1
        return { answer, tries }
      }
      if (answer && !RETRIED_STATUSES.has(answer.status)) {
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
