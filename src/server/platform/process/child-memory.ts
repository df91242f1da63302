import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const INTERVAL_MS = 50

/**
 * Calls `onExceeded` while a child process holds more memory than `maxBytes`, until the signal aborts. Only Linux
 * reports the memory of a child.
 */
export function watchMemory(
  child: ChildProcess,
  { maxBytes, signal, onExceeded }: { maxBytes: number; signal: AbortSignal; onExceeded: () => void },
): void {
  if (process.platform !== 'linux') return
  const timer = setInterval(() => {
    if (getMemory(child) > maxBytes) onExceeded()
  }, INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** @returns bytes; 0 when the process has ended */
function getMemory({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1_024
  } catch {
    return 0
  }
}
