import { readFileSync } from 'node:fs'

/** @returns the memory of a process in megabytes, now and at most since its start; 0 after it ends */
export function readMemory(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (line: string) =>
      Math.round(Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024)
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
  } catch {
    return { now: 0, peak: 0 }
  }
}
