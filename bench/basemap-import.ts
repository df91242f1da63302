/**
 * Measures the largest import: generates a made-up answer of the Overpass API and an .osm.pbf of 500 MB in the system's
 * folder for temporary files, imports both as `npm run basemap` does, prints time and peak memory, and deletes them.
 * `node bench/basemap-import.ts 100` takes 100 MB.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { MadeUpElement } from '../tests/support/made-up-osm.ts'
import { dataBlob, headerBlob } from '../tests/support/pbf-writer.ts'

const MEGABYTE_BYTES = 1_000_000
const MAX_MEMORY_KILOBYTES = 2_000_000
const megabytes = Number(process.argv[2] ?? 499)

/** Points of a way, and the part of ways that lie in the city. The rest of the file is the country around it. */
const POINTS = 8
const CITY_SHARE = 400

/** A winding street. One of four hundred lies in the city. */
function street(number: number): MadeUpElement[] {
  const isInCity = number % CITY_SHARE === 0
  const west = isInCity ? 72.6 + ((number * 7_919) % 40_000) / 100_000 : 74 + ((number * 7_919) % 400_000) / 100_000
  const south = isInCity ? 21 + ((number * 104_729) % 35_000) / 100_000 : 22 + ((number * 104_729) % 400_000) / 100_000
  const first = number * POINTS
  const nodes = Array.from({ length: POINTS }, (_, index): MadeUpElement => ({
    type: 'node',
    id: first + index,
    at: [west + index * 0.0004, south + ((index * 37) % 11) * 0.0001],
    tags: {},
  }))
  const tags = { highway: number % 50 === 0 ? 'primary' : 'residential', name: `Street ${number % 5_000}` }
  return [...nodes, { type: 'way', id: first, refs: nodes.map(({ id }) => id), tags }]
}

async function write(file: WriteStream, bytes: Buffer | string): Promise<void> {
  if (!file.write(bytes)) await once(file, 'drain')
}

async function close(file: WriteStream): Promise<void> {
  file.end()
  await once(file, 'finish')
}

async function writeOverpass(path: string, maxBytes: number): Promise<void> {
  const file = createWriteStream(path)
  await write(file, '{"version": 0.6, "generator": "Made up", "elements": [\n')
  for (let number = 0; file.bytesWritten + file.writableLength < maxBytes - 10_000; number += 1) {
    const lines = street(number).map((element) =>
      element.type === 'node'
        ? JSON.stringify({ type: 'node', id: element.id, lat: element.at[1], lon: element.at[0] })
        : JSON.stringify({ ...element, refs: undefined, nodes: element.type === 'way' ? element.refs : [] }),
    )
    await write(file, `${number === 0 ? '' : ',\n'}${lines.join(',\n')}`)
  }
  await write(file, ']}\n')
  await close(file)
}

const STREETS_IN_BLOCK = 1_000

/** Writing a block takes far longer than reading it, so the file repeats these blocks. */
const BLOCKS = 60

async function writePbf(path: string, maxBytes: number): Promise<void> {
  const file = createWriteStream(path)
  await write(file, headerBlob())
  const blocks = Array.from({ length: BLOCKS }, (_, block) =>
    dataBlob(
      Array.from({ length: STREETS_IN_BLOCK }, (_street, index) => street(block * STREETS_IN_BLOCK + index)).flat(),
    ),
  )
  for (let block = 0; file.bytesWritten + file.writableLength < maxBytes - 200_000; block += 1) {
    await write(file, blocks[block % BLOCKS] ?? '')
  }
  await close(file)
}

const Memory = z.object({ VmHWM: z.string() })

/** Imports a file in a process of its own. @returns seconds and the peak of its memory in kilobytes */
async function measure(
  file: string,
  dataDir: string,
): Promise<{ seconds: number; peakKilobytes: number; output: string }> {
  const began = performance.now()
  const { scripts } = z
    .object({ scripts: z.object({ basemap: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const [, ...options] = scripts.basemap.split(' ')
  const child = spawn(process.execPath, [...options, '--from', file], { env: { ...process.env, DATA_DIR: dataDir } })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  let peakKilobytes = 0
  const watching = setInterval(() => {
    peakKilobytes = Math.max(peakKilobytes, getPeak(child.pid))
  }, 100)
  await once(child, 'exit')
  clearInterval(watching)
  return { seconds: (performance.now() - began) / 1_000, peakKilobytes, output }
}

/** Linux keeps the peak of a process. */
function getPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const lines = status.split('\n').map((line) => line.split(':', 2))
    return Number.parseInt(Memory.parse(Object.fromEntries(lines)).VmHWM, 10)
  } catch {
    return 0
  }
}

const folder = mkdtempSync(join(tmpdir(), 'safarnama-basemap-'))
try {
  for (const [name, generate] of [
    ['streets.json', writeOverpass],
    ['streets.osm.pbf', writePbf],
  ] as const) {
    const file = join(folder, name)
    await generate(file, megabytes * MEGABYTE_BYTES)
    const size = Math.round(statSync(file).size / MEGABYTE_BYTES)
    const { seconds, peakKilobytes, output } = await measure(file, join(folder, 'data'))
    const verdict = peakKilobytes <= MAX_MEMORY_KILOBYTES ? 'met' : 'NOT MET'
    console.log(
      `${name}: ${size} MB in ${seconds.toFixed(0)} s, peak ${Math.round(peakKilobytes / 1_000)} MB (<= 2000 MB: ${verdict})`,
    )
    console.log(`  ${output.trim().split('\n').at(-1)}`)
    rmSync(file)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
