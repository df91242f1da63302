import cluster from 'node:cluster'
import { url as inspectorUrl } from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { SECOND_MS } from '#contract/text/durations.ts'
import { operatorConsole } from './operator-console.ts'

const SCRIPT = join(import.meta.dirname, 'watchdog-thread.mjs')

const BEAT_MS = SECOND_MS

/** Number of beats without a turn after which an event loop counts as hanging. */
const MAX_MISSED_BEATS = 15

/**
 * Ends this process when its event loop hangs, from a thread of its own, because no signal handler runs in a loop that
 * does not turn. Its supervisor starts it again: systemd, the container's restart policy, or the supervisor of the
 * workers. A worker ends with its supervisor, because nobody would watch it any more. Beats are counted and not time,
 * so that a machine that slept ends nothing. A debugger may stop the loop.
 */
export function startWatchdog({ maxMissed = MAX_MISSED_BEATS, parentPid = supervisorPid() } = {}): void {
  if (inspectorUrl() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  startThread({ beats, maxMissed, parentPid })
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
}

/** Ends this process soon after the process that started it was killed, even when its event loop hangs. */
export function endWithParent(): void {
  startThread({ beats: null, maxMissed: 0, parentPid: process.ppid })
}

/** Undefined in a process that supervises itself: it may outlive the shell that started it. */
function supervisorPid(): number | undefined {
  return cluster.isWorker ? process.ppid : undefined
}

type Watch = { readonly beats: Int32Array | null; readonly maxMissed: number; readonly parentPid: number | undefined }

function startThread(watch: Watch): void {
  const thread = new Worker(SCRIPT, {
    workerData: { ...watch, beatMs: BEAT_MS },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  })
  // A server without a watchdog serves all the same.
  thread.on('error', (cause) => operatorConsole.error('The watchdog ended', { cause }))
  thread.unref()
}
