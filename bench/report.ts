/** Where, when and how something was measured, and the file that keeps it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, platform, release } from 'node:os'
import { dirname, join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'measurements')

/** How busy others keep the machine, taken before the bench adds to it. */
const busy = loadavg()[0] ?? 0

/** @param command as it was typed */
export function describeRun(command: string): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return [
    `date     ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `machine  ${model}, ${availableParallelism()} cores, ${platform()} ${release()}`,
    `busy     load average ${busy.toFixed(1)} at the start${busy > 0.5 ? ': others are at work, mind the noise' : ''}`,
    `node     ${process.version}`,
    `command  ${command}`,
  ].join('\n')
}

/** Keeps a report under docs/measurements. @returns the file's path */
export function keepReport(name: string, text: string): string {
  const file = join(FOLDER, `${name}.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
  return file
}
