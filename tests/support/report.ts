/** Describes a measurement and writes it to a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, platform, release } from 'node:os'
import { dirname, join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'measurements')

/** Load of the machine before the bench adds to it. */
const loadAverage = loadavg()[0] ?? 0

/** @param command as typed */
export function describeRun(command: string): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return [
    `date     ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `machine  ${model}, ${availableParallelism()} cores, ${platform()} ${release()}`,
    `busy     load average ${loadAverage.toFixed(1)} at the start${loadAverage > 0.5 ? ': others are at work, mind the noise' : ''}`,
    `node     ${process.version}`,
    `command  ${command}`,
  ].join('\n')
}

/** @returns path of the file under docs/measurements */
export function saveReport(name: string, text: string): string {
  const file = join(FOLDER, `${name}.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
  return file
}
