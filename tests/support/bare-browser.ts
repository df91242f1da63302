import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { findBrowser, quietBrowserArguments } from './browser.ts'

const Targets = z.object({ targetInfos: z.array(z.object({ type: z.string(), targetId: z.string() })) })
const Attached = z.object({ sessionId: z.string() })

type Message = { id?: number; sessionId?: string; method?: string; params?: unknown; error?: { message: string } }

/** A browser with one page, without a record of its requests. */
export type BareBrowser = {
  /** Calls a method of the Chrome DevTools Protocol on the page. @throws Error of the browser */
  send(method: string, params?: object): Promise<unknown>
  /** @returns the parameters of the next event with this name */
  next(event: string): Promise<unknown>
  close(): Promise<void>
}

/**
 * Starts a browser for a measurement. The one of Playwright records the requests of a page, with a stack for each,
 * which is work of the page.
 */
export async function startBareBrowser(userDataDir: string): Promise<BareBrowser> {
  const browser = spawn(
    findBrowser(process.env),
    [
      ...quietBrowserArguments(),
      '--headless',
      '--password-store=basic',
      '--remote-debugging-port=0',
      `--user-data-dir=${userDataDir}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = once(browser, 'exit')
  const socket = new WebSocket(await readDebuggingUrl(createInterface({ input: browser.stderr })))
  await once(socket, 'open')
  const answers = new Map<number, (message: Message) => void>()
  const waiting = new Map<string, (params: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) answers.get(message.id)?.(message)
    else if (message.method !== undefined) waiting.get(message.method)?.(message.params)
  })
  let lastId = 0
  const call = async (method: string, params: object, sessionId?: string): Promise<unknown> => {
    lastId += 1
    const id = lastId
    const answered = new Promise<Message & { result?: unknown }>((resolve) => answers.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { error, result } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const { targetInfos } = Targets.parse(await call('Target.getTargets', {}))
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId
  const { sessionId } = Attached.parse(await call('Target.attachToTarget', { targetId, flatten: true }))
  return {
    send: (method, params = {}) => call(method, params, sessionId),
    next: (event) => new Promise((resolve) => waiting.set(event, resolve)),
    close: async () => {
      // It may be gone before it answers.
      void call('Browser.close', {})
      await exited
    },
  }
}

async function readDebuggingUrl(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const url = /ws:\/\/\S+/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('The browser ended before it named its debugging URL')
}
