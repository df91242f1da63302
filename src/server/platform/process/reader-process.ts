import { fork, type ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { watchMemory } from './child-memory.ts'

/**
 * Starts a process that reads bytes of strangers (docs/decisions/0084). It gets none of the server's environment, which
 * holds secrets. Its output is discarded: libraries print texts that they read.
 * @param heapMegabytes of JavaScript. Pixels and other native memory lie outside of it.
 */
export function forkReader(script: string, { heapMegabytes }: { heapMegabytes: number }): ChildProcess {
  const cache = getCompileCacheDir()
  const child = fork(script, {
    // The server's compile cache saves a third of a small process's memory, because stripping types needs as much.
    env: { MALLOC_ARENA_MAX: '1', ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) },
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // The caller that waits for the answer gets the error. Without a listener it would end the server.
  child.on('error', () => undefined)
  // The process alone must not keep the server running.
  child.unref()
  return child
}

type Bounds = { readonly timeoutMs: number; readonly maxMemoryBytes: number }

export type Exceeded = 'time' | 'memory'

/**
 * Works with such a process until the work is done or a bound is exceeded. The caller ends the process then.
 * @param work gets a signal that aborts at the bound
 */
export async function readWithin<Result>(
  child: ChildProcess,
  { timeoutMs, maxMemoryBytes }: Bounds,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | Exceeded> {
  const ending = new AbortController()
  const { signal } = ending
  let exceeded: Exceeded | null = null
  const exceed = (bound: Exceeded) => {
    exceeded ??= bound
    ending.abort()
  }
  const timer = setTimeout(() => exceed('time'), timeoutMs)
  watchMemory(child, { maxBytes: maxMemoryBytes, signal, onExceeded: () => exceed('memory') })
  try {
    return await work(signal)
  } catch (error) {
    if (exceeded !== null) return exceeded
    throw error
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}
