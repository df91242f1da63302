import { Agent, request } from 'node:http'

/** A visitor with an address of its own. All of 127.0.0.0/8 is this machine. */
export type Client = {
  /** @returns the status of the answer */
  ask(method: string, url: string, headers?: Readonly<Record<string, string>>): Promise<number>
  leave(): void
}

export function createClient(localAddress: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 10, localAddress })
  return {
    ask: (method, url, headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = request(url, { method, agent, headers }, (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode ?? 0))
        })
        asked.once('error', reject)
        asked.end()
      }),
    leave: () => agent.destroy(),
  }
}
