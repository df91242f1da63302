import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { IMAGE_HEIGHTS_PX, IMAGE_WIDTHS_PX } from '#contract/account/media.ts'
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts'
import { forkReader, readWithin } from '../../platform/process/reader-process.ts'

const SCRIPT = join(import.meta.dirname, 'image-reader-process.ts')

/** Pictures that wait while one is read. In practice each takes a second at most. */
const MAX_WAITING = 20

/** The time for one picture without its wait. sharp's own limit is shorter but cannot stop every decoder. */
const TIMEOUT_MS = 15_000

/**
 * Above this memory the process is ended while it reads. The header of a picture bounds the memory of its decoder, so
 * that only a picture with a false header or an error in a decoder comes so far.
 */
const MAX_MEMORY_BYTES = 300_000_000

/** After this time without work the process ends and frees its memory. */
const IDLE_TIMEOUT_MS = 30_000

const SIZES = {
  large: { width: IMAGE_WIDTHS_PX.large, height: IMAGE_HEIGHTS_PX.large },
  small: { width: IMAGE_WIDTHS_PX.small, height: IMAGE_HEIGHTS_PX.small },
}

/** An account whose picture took too long sends no other one for this time. */
export const SECONDS_OF_PAUSE = 3_600

export function pausedFailure(retryAfterSeconds: number): Failure {
  return new Failure('too-many-requests', 'images.paused', { retryAfterSeconds })
}

/** Both are WebP without metadata. */
export type Renderings = { readonly large: Buffer; readonly small: Buffer }

/** The largest size in pixels. */
export type Size = { width: number; height: number }

export type ReaderRequest = { path: string; sizes: { large: Size; small: Size } }

export type ReaderOutcome =
  | { kind: 'ready' }
  | { kind: 'image'; large: Uint8Array; small: Uint8Array }
  | { kind: 'unreadable' }
  | { kind: 'too-many-pixels' }
  | { kind: 'overloaded' }
  /** The picture took too much processor time. */
  | { kind: 'too-slow' }

/** A worn process holds too much memory and is replaced. */
export type ReaderReply = { outcome: ReaderOutcome; isWorn: boolean }

export type ImageReader = {
  /**
   * Decodes the picture of a file by its content and encodes it again. Accounts take turns.
   * @throws Failure `unsupported-media-type`, `payload-too-large` (too many pixels), `too-many-requests` (the picture
   * took too long) or `unavailable` (too much to do)
   */
  read(path: string, accountId: string): Promise<Renderings>
  close(): void
}

/**
 * Reads pictures one after the other in a separate process, which starts when it is needed. So hostile bytes and the
 * memory of a decoder cannot harm the server.
 */
export function createImageReader(): ImageReader {
  const inTurn = createFairQueue({ maxWaiting: MAX_WAITING })
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
    if (isWorn || outcome.kind === 'too-slow') end()
    else idleTimer = setTimeout(end, IDLE_TIMEOUT_MS).unref()
    return getRenderings(outcome)
  }
  return { read: (path, accountId) => inTurn(accountId, () => readNext(path)), close: end }
}

type Outcome = ReaderOutcome | { kind: 'crashed' }

/** Replaces the process, because the decoder may be in a broken state. */
function withWornProcess(outcome: Outcome): Reply {
  return { outcome, isWorn: true }
}

type Reply = { outcome: Outcome; isWorn: boolean }

function getRenderings(outcome: Outcome): Renderings {
  if (outcome.kind === 'image') return { large: Buffer.from(outcome.large), small: Buffer.from(outcome.small) }
  if (outcome.kind === 'too-many-pixels') throw new Failure('payload-too-large', 'image.too-many-pixels')
  if (outcome.kind === 'too-slow') throw pausedFailure(SECONDS_OF_PAUSE)
  if (outcome.kind === 'overloaded') throw toFailure('unavailable', { retryAfterSeconds: 5 })
  // The operator must learn of a picture that crashes the decoder. Its sender gets the same answer as for any other
  // file that is no picture.
  const cause = outcome.kind === 'crashed' ? new Error('A picture crashed the process that reads them') : undefined
  throw new Failure('unsupported-media-type', 'image.not-an-image', { target: 'image reader', cause })
}

/** @throws Error when the process ends or stays silent before it is ready */
async function startProcess(): Promise<ChildProcess> {
  // Pixels lie outside of the memory for JavaScript.
  const child = forkReader(SCRIPT, { heapMegabytes: 64 })
  const { kind } = (await ask(child, null)).outcome
  if (kind === 'ready') return child
  child.kill('SIGKILL')
  throw new Error(`The process that reads images did not start: ${kind}`)
}

/** @param request null waits for the first message of the process */
async function ask(child: ChildProcess, request: ReaderRequest | null): Promise<Reply> {
  child.channel?.ref()
  const bounds = { timeoutMs: TIMEOUT_MS, maxMemoryBytes: MAX_MEMORY_BYTES }
  try {
    const reply = await readWithin(child, bounds, async (signal): Promise<Reply> => {
      const answer = once(child, 'message', { signal }).then(([message]): ReaderReply => message)
      const crash = once(child, 'exit', { signal }).then(() => withWornProcess({ kind: 'crashed' }))
      if (request) child.send(request)
      return Promise.race([answer, crash])
    })
    if (reply === 'memory') return withWornProcess({ kind: 'too-many-pixels' })
    return reply === 'time' ? withWornProcess({ kind: 'overloaded' }) : reply
  } catch {
    return withWornProcess({ kind: 'overloaded' })
  } finally {
    child.channel?.unref()
  }
}
