/** Runs in a thread of its own: `argon2-threads.ts` starts it, and sends the parameters of one hash at a time. */
import { argon2Sync } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Argon2Parameters } from './argon2-threads.ts'

// An error ends the thread. Its parent gets the error, and starts another thread for the next hash.
parentPort?.on('message', (parameters: Argon2Parameters) => {
  const tag = Uint8Array.from(argon2Sync('argon2id', parameters))
  parentPort?.postMessage(tag, [tag.buffer])
})
// The thread ends by being terminated, and then Node saves nothing.
flushCompileCache()
