/**
 * Measures uploads: memory with ten of the heaviest pictures at once, answers to other visitors meanwhile, and photos
 * per second.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { UPLOAD_PRESET } from '#contract/account/media.ts'
import { heaviestPictures, type NamedBytes } from '../tests/support/hostile-images.ts'
import { drive } from './load.ts'
import { startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { signUp } from './travellers.ts'

const KILOBYTES_PER_MEGABYTE = 1024
const SAMPLE_INTERVAL_MS = 20
const PHOTOS = 40
/** Uploads at the same time. */
const PARALLEL_UPLOADS = 4

export async function benchImages(): Promise<Row[]> {
  const [heaviest, photo] = [await heaviestPictures(), await makePhoto()]
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir)
    try {
      const memory = await benchHeaviest(product, await signUp(product.origin, 'heavy@example.org'), heaviest)
      const token = await signUp(product.origin, 'photos@example.org')
      return [...memory, await benchPhotos(product.origin, token, photo)]
    } finally {
      await product.stop()
    }
  })
}

async function benchHeaviest(
  { origin, processId }: { origin: string; processId: number },
  token: string,
  pictures: readonly NamedBytes[],
): Promise<Row[]> {
  const sendAll = () => Promise.all(pictures.map(({ bytes }) => send(origin, token, bytes)))
  const watch = watchMemory(processId)
  const began = performance.now()
  const statuses = await sendAll()
  const milliseconds = performance.now() - began
  const peak = watch.stop()
  const reading = drive(`${origin}/explore`, 5)
  await sendAll()
  const { perSecond, p50Ms, p99Ms } = await reading
  const taken = statuses.filter((status) => status === 200).length
  return [
    {
      name: `memory with ${pictures.length} of the heaviest pictures at once`,
      value: peak === null ? 'needs Linux' : `${peak.toFixed(0)} MB`,
      bar: { text: '< 300 MB', isMet: peak !== null && peak < 300 },
      note: 'server and reader, pages of files once',
    },
    { name: '  all answered', value: `${milliseconds.toFixed(0)} ms`, note: `${taken} taken, the rest refused` },
    { name: '  /explore while they come', perSecond, p50Ms, p99Ms },
  ]
}

async function benchPhotos(origin: string, token: string, photo: Buffer): Promise<Row> {
  const began = performance.now()
  const uploadInTurn = async () => {
    for (let count = 0; count < PHOTOS / PARALLEL_UPLOADS; count++) {
      const status = await send(origin, token, photo)
      if (status !== 200) throw new Error(`A photo was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, uploadInTurn))
  const perSecond = (PHOTOS * 1000) / (performance.now() - began)
  const megabytes = (photo.length / 1024 / 1024).toFixed(1)
  return { name: `upload a photo of 12 megapixels, ${megabytes} MB`, perSecond }
}

/** @returns the status of the answer */
async function send(origin: string, token: string, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.append('upload_preset', UPLOAD_PRESET)
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/media/upload`, { method: 'POST', headers, body: form })
  await answer.arrayBuffer()
  return answer.status
}

/**
 * Samples the memory of a process and its children until stopped.
 * @returns a function that stops and returns the peak in megabytes
 */
function watchMemory(processId: number): { stop(): number | null } {
  let peak = residentMegabytes(processId)
  const timer = setInterval(() => {
    peak = Math.max(peak ?? 0, residentMegabytes(processId) ?? 0)
  }, SAMPLE_INTERVAL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

/**
 * Sums the anonymous memory of all processes and adds the file pages once, because all run the same program. Null on
 * systems without /proc.
 */
function residentMegabytes(processId: number): number | null {
  try {
    const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim()
    const parts = [processId, ...children.split(' ').filter(Boolean).map(Number)].map(residentParts)
    const own = parts.reduce((sum, { anonymous }) => sum + anonymous, 0)
    return (own + Math.max(...parts.map(({ files }) => files))) / KILOBYTES_PER_MEGABYTE
  } catch {
    return null
  }
}

function residentParts(processId: number): { anonymous: number; files: number } {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  // A process that exits has no such lines.
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)
  return { anonymous: kilobytes('RssAnon'), files: kilobytes('RssFile') }
}

/** Noise all over, like in a photo from a phone. */
async function makePhoto(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#456789', noise: grain } })
    .resize(4_000, 3_000)
    .jpeg({ quality: 85 })
    .toBuffer()
}
