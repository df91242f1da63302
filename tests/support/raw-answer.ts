/** Fetches one answer as it is on the wire: compressed, with all headers of the server. */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Answer = {
  readonly status: number
  /** Pairs of name and value, in the order and spelling of the server. */
  readonly headers: [string, string][]
  readonly body: Buffer
}

/** @throws Error if there is no answer, or if its status is not 200 */
export async function fetchAnswer(url: string, acceptEncoding = 'identity'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
    const status = response.statusCode ?? 0
    buffer(response).then((body) => resolve({ status, headers: pairs(response.rawHeaders), body }), reject)
  })
  sent.on('error', reject).end()
  const answer = await promise
  if (answer.status !== 200) throw new Error(`${url} answered with ${answer.status}`)
  return answer
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
}
