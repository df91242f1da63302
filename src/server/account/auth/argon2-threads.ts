import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const SCRIPT = join(import.meta.dirname, 'argon2-thread.ts')

/** `memory` is in KiB, `tagLength` in bytes. */
export type Argon2Parameters = {
  readonly message: string
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

export type Argon2 = {
  /** @returns the tag of Argon2id */
  hash(parameters: Argon2Parameters): Promise<Uint8Array>
  /** Hashes in progress fail, and later ones too. */
  close(): Promise<void>
}

/**
 * Hashes in threads of its own, because each thread keeps the memory of a hash for its next one, and Node's asynchronous
 * Argon2 uses four (docs/decisions/0033). Starts as many threads as the caller has hashes in progress at once, each when
 * it is first needed. A crash fails one hash; the next one gets another thread.
 */
export function createArgon2Threads(): Argon2 {
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  let isClosed = false
  const start = () => {
    const thread = new Worker(SCRIPT)
    threads.add(thread)
    thread.once('exit', () => threads.delete(thread))
    // `ask` reports the error to the one who waits for the hash. Without a listener it would end the server.
    thread.on('error', () => {})
    return thread
  }
  /** A thread can end while nobody uses it. */
  const takeIdle = () => {
    let thread = idle.pop()
    while (thread && !threads.has(thread)) thread = idle.pop()
    return thread
  }
  return {
    hash: async (parameters) => {
      if (isClosed) throw new Error('No password is hashed after the server has closed')
      const thread = takeIdle() ?? start()
      const tag = await ask(thread, parameters)
      idle.push(thread)
      return tag
    },
    close: async () => {
      isClosed = true
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}

/** @throws Error when the thread ends before it answers */
async function ask(thread: Worker, parameters: Argon2Parameters): Promise<Uint8Array> {
  const settled = new AbortController()
  const { signal } = settled
  thread.ref()
  try {
    // `once` rejects on an `error` of the thread too.
    const reply = once(thread, 'message', { signal }).then(([tag]): Uint8Array => tag)
    const end = once(thread, 'exit', { signal }).then(([status]) => {
      throw new Error(`The thread that hashes passwords ended with status ${status}`)
    })
    // A Buffer can be a view of Node's shared pool. A message would copy the whole pool.
    const nonce = Uint8Array.from(parameters.nonce)
    thread.postMessage({ ...parameters, nonce }, [nonce.buffer])
    return await Promise.race([reply, end])
  } finally {
    settled.abort()
    // An idle thread does not keep a tool from ending.
    thread.unref()
  }
}
