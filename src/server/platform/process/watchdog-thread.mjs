/**
 * Ends the process when the beats of its event loop stay away. `watchdog.ts` starts it. It is JavaScript, because
 * stripping types takes more memory than the thread has.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, beatMs, maxMissed } = workerData
const STDERR = 2

let last = Atomics.load(beats, 0)
let missed = 0

setInterval(() => {
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed < maxMissed) return
  // The stream of the main thread cannot write any more.
  writeSync(STDERR, `The server did not answer for ${maxMissed} seconds and is ended\n`)
  process.kill(process.pid, 'SIGKILL')
}, beatMs)
