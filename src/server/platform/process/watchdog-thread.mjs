/**
 * Ends the process when the beats of its event loop stay away, or when its parent has died. `watchdog.ts` starts it. It is
 * JavaScript, because stripping types takes more memory than the thread has.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, beatMs, maxMissed, parentPid } = workerData
const STDERR = 2

/** A process whose loop turns learns by its channel that the parent has died, and ends by itself meanwhile. */
const BEATS_AFTER_PARENT = 2

let last = beats === null ? 0 : Atomics.load(beats, 0)
let missed = 0
let orphaned = 0

setInterval(() => {
  // Another process has adopted this one. Windows does not do that: there, only beats are watched.
  orphaned = parentPid === undefined || process.ppid === parentPid ? 0 : orphaned + 1
  if (orphaned >= BEATS_AFTER_PARENT) end('The server ends, because its supervisor was killed')
  if (beats === null) return
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed >= maxMissed) end(`The server did not answer for ${maxMissed} seconds and is ended`)
}, beatMs)

function end(sentence) {
  try {
    // The stream of the main thread cannot write any more.
    writeSync(STDERR, `${sentence}\n`)
  } catch {
    // Nobody reads it any more.
  }
  process.kill(process.pid, 'SIGKILL')
}
