import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { SECOND_MS } from '#contract/text/durations.ts'
import { ClosedAddress, isPublicAddress, lookupAmong } from './public-address.ts'

/**
 * The answer to a request for a URL: a page; there is none; no answer; or an answer that proves nothing, such as that
 * of a site that refuses programs. A URL that must not be requested is `unknown`, too.
 */
export type LinkAnswer = 'page' | 'gone' | 'nothing' | 'unknown'

type LinkRequest = {
  readonly userAgent: string
  /** Tests ask their own machine. */
  readonly isOpen?: ((address: string) => boolean) | undefined
}

const TIMEOUT_MS = 10 * SECOND_MS
const MOST_REDIRECTS = 5

/**
 * Requests a page without reading it. The author of the URL is not trusted: only addresses of the internet are
 * requested, also after each redirect, and only the outcome of the answer is stored.
 */
export async function askLink(url: string, { userAgent, isOpen = isPublicAddress }: LinkRequest): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let target = URL.parse(url)
  try {
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!target || !mayAsk(target, isOpen)) return 'unknown'
      const { status, location } = await readHead(target, { userAgent, isOpen, signal })
      if (location === undefined) return getAnswer(status)
      target = URL.parse(location, target)
    }
    return 'unknown'
  } catch (error) {
    return error instanceof ClosedAddress ? 'unknown' : 'nothing'
  }
}

/** An address in the place of a name is not looked up, so it is checked here. */
function mayAsk({ protocol, hostname, username, password }: URL, isOpen: (address: string) => boolean): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:'
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  const isOpenAddress = isIP(address) === 0 || isOpen(address)
  return isWeb && isOpenAddress && username === '' && password === ''
}

type Head = { readonly status: number; readonly location?: string | undefined }

type Connection = { userAgent: string; isOpen: (address: string) => boolean; signal: AbortSignal }

function readHead(url: URL, { userAgent, isOpen, signal }: Connection): Promise<Head> {
  const { promise, resolve, reject } = Promise.withResolvers<Head>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' }
  const options = { headers, agent: false, lookup: lookupAmong(isOpen), signal }
  const asked = send(url, options, (answer: IncomingMessage) => {
    const { statusCode: status = 0 } = answer
    const { location } = answer.headers
    // The page itself is of no interest.
    answer.destroy()
    resolve(status >= 300 && status < 400 ? { status, location } : { status })
  })
  asked.on('error', reject)
  // A server that switches to another protocol closes without an answer and without an error.
  asked.on('close', () => reject(new Error(`${url.host} closed the connection`)))
  asked.end()
  return promise
}

function getAnswer(status: number): LinkAnswer {
  if (status >= 200 && status < 300) return 'page'
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 ? 'nothing' : 'unknown'
}
