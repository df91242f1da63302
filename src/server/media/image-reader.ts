import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { Failure, failureOf } from '#contract/failure.ts'
import { IMAGE_HEIGHTS_PX, IMAGE_WIDTHS_PX } from '#contract/media.ts'
import { createQueue } from '../bounded-queue.ts'

const SCRIPT = join(import.meta.dirname, 'image-reader-process.ts')

/** Pictures that wait while one is read; each takes a second at the most in practice. */
const MAX_WAITING = 20

/** Milliseconds for one picture, waiting not counted; sharp's own limit ends what it can end before. */
const TIMEOUT_MS = 25_000

/** Milliseconds without work after which the process gives its memory back. */
const IDLE = 30_000

const SIZES = {
  large: { width: IMAGE_WIDTHS_PX.large, height: IMAGE_HEIGHTS_PX.large },
  small: { width: IMAGE_WIDTHS_PX.small, height: IMAGE_HEIGHTS_PX.small },
}

/** Both in WebP, without any metadata. */
export type Renderings = { readonly large: Buffer; readonly small: Buffer }

/** Pixels at most. */
export type Size = { width: number; height: number }

export type ReaderRequest = { path: string; sizes: { large: Size; small: Size } }

export type ReaderOutcome =
  | { kind: 'ready' }
  | { kind: 'image'; large: Uint8Array; small: Uint8Array }
  | { kind: 'unreadable' }
  | { kind: 'too-many-pixels' }
  | { kind: 'overloaded' }

/** A worn process holds more memory than it should; another takes its place. */
export type ReaderReply = { outcome: ReaderOutcome; isWorn: boolean }

export type ImageReader = {
  /**
   * Decodes the picture of a file, whatever it is called, and encodes it anew.
   * @throws Failure `unsupported-media-type`, `payload-too-large` (too many pixels) or `unavailable` (too much to do)
   */
  read(path: string): Promise<Renderings>
  close(): void
}

/**
 * Reads pictures in a process of its own, one after another, started when first needed: neither what hostile bytes do
 * to a decoder nor the memory it takes can touch the server.
 */
export function createImageReader(): ImageReader {
  const inTurn = createQueue({ parallel: 1, maxWaiting: MAX_WAITING })
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(idleTimer)
    child?.kill('SIGKILL')
    child = null
  }
  const readNext = async (path: string): Promise<Renderings> => {
    clearTimeout(idleTimer)
    if (!child?.connected) child = await startProcess()
    const { outcome, isWorn } = await ask(child, { path, sizes: SIZES })
    if (isWorn) end()
    else idleTimer = setTimeout(end, IDLE).unref()
    return renderingsOf(outcome)
  }
  return { read: (path) => inTurn(() => readNext(path)), close: end }
}

type Outcome = ReaderOutcome | { kind: 'crashed' }

/** Whatever state a decoder was left in, the next picture does not meet it. */
function worn(outcome: Outcome): Reply {
  return { outcome, isWorn: true }
}

type Reply = { outcome: Outcome; isWorn: boolean }

function renderingsOf(outcome: Outcome): Renderings {
  if (outcome.kind === 'image') return { large: Buffer.from(outcome.large), small: Buffer.from(outcome.small) }
  if (outcome.kind === 'too-many-pixels') throw new Failure('payload-too-large', 'image.too-many-pixels')
  if (outcome.kind === 'overloaded') throw failureOf('unavailable', { retryAfterSeconds: 5 })
  // The operator should hear of a decoder that can be crashed; for its sender it is no picture like any other.
  const cause = outcome.kind === 'crashed' ? new Error('A picture crashed the process that reads them') : undefined
  throw new Failure('unsupported-media-type', 'image.not-an-image', { target: 'image reader', cause })
}

/**
 * Without the server's environment, which holds its secrets, and with little memory for JavaScript: pixels lie outside.
 * @throws Error when it ends, or says nothing in time, before it is ready
 */
async function startProcess(): Promise<ChildProcess> {
  const cache = getCompileCacheDir()
  const child = fork(SCRIPT, {
    // What the server keeps compiled saves this process a third of its memory: taking the types out takes as much.
    env: { MALLOC_ARENA_MAX: '1', ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Alone it keeps nobody from ending.
  child.unref()
  const { kind } = (await ask(child, null)).outcome
  if (kind === 'ready') return child
  child.kill('SIGKILL')
  throw new Error(`The process that reads images did not start: ${kind}`)
}

/** @param request null to wait for what it says by itself */
async function ask(child: ChildProcess, request: ReaderRequest | null): Promise<Reply> {
  const ending = new AbortController()
  const { signal } = ending
  const timer = setTimeout(() => ending.abort(), TIMEOUT_MS)
  child.channel?.ref()
  try {
    const reply = once(child, 'message', { signal }).then(([message]): ReaderReply => message)
    const crash = once(child, 'exit', { signal }).then(() => worn({ kind: 'crashed' }))
    if (request) child.send(request)
    return await Promise.race([reply, crash])
  } catch {
    return worn({ kind: 'overloaded' })
  } finally {
    clearTimeout(timer)
    ending.abort()
    child.channel?.unref()
  }
}
