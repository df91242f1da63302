/**
 * Reads pictures of strangers in a separate process (docs/decisions/0019). `image-reader.ts` starts it, sends the path
 * of one file at a time and receives the renderings. This process has no access to the server's secrets and memory. It
 * imports hardly any code of ours at run time, so that it stays small.
 */
import { readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import sharp, { type Metadata, type ResizeOptions } from 'sharp'
import { serveAsReader } from '../../platform/process/reader-child.ts'
import type { ReaderOutcome, ReaderReply, ReaderRequest, Size } from './image-reader.ts'

/** The limit of any picture. Formats that are read in strips need little memory for any size, but they need time. */
const MAX_PIXELS = 50_000_000

/** The longest side, in pixels. WebP and the panoramas of phones keep it. Each line costs time, however short it is. */
const MAX_SIDE = 16_384

/** A line of the longest side with four samples of a byte. A thousand lines and more are in memory at any time. */
const MAX_LINE_BYTES = MAX_SIDE * 4

/** The limit for pictures that a decoder holds whole: 12 megapixels of a progressive JPEG, or 4 of an AVIF. */
const MAX_DECODER_BYTES = 75_000_000

/** Above this memory a new process reads the next picture, because a heavy picture leaves memory in use. */
const MAX_PROCESS_BYTES = 95_000_000

const DECODE_TIMEOUT_SECONDS = 10

/** Processor time of one picture. Unlike the time of the clock, it does not depend on other work of the machine. */
const MAX_PROCESSOR_SECONDS = 3

const PROCESSOR_CHECK_INTERVAL_MS = 50

/** Cameras and editors write ten. Each one costs a pass over the whole picture, however few bytes it has. */
const MAX_JPEG_SCANS = 64

/** Only these loaders of libvips run. All others, such as SVG, PDF and TIFF, are blocked. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`)

const QUALITY = 80

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

serveAsReader()

process.on('message', (request: ReaderRequest) => {
  // After such an answer the server ends this process.
  const stop = watchProcessorTime(() => answer({ kind: 'too-slow' }))
  void read(request).finally(stop).then(answer)
})

answer({ kind: 'ready' })
// A kill ends this process and would lose the compile cache.
flushCompileCache()

function answer(outcome: ReaderOutcome): void {
  const reply: ReaderReply = { outcome, isWorn: process.memoryUsage.rss() > MAX_PROCESS_BYTES }
  process.send?.(reply)
}

/** @returns ends the watch */
function watchProcessorTime(onExceeded: () => void): () => void {
  const start = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start)
    if (user + system < MAX_PROCESSOR_SECONDS * 1_000_000) return
    clearInterval(timer)
    onExceeded()
  }, PROCESSOR_CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}

async function read({ path, sizes }: ReaderRequest): Promise<ReaderOutcome> {
  try {
    if (countJpegScans(readFileSync(path)) > MAX_JPEG_SCANS) return { kind: 'unreadable' }
    if (isTooLarge(await sharp(path, { limitInputPixels: false }).metadata())) return { kind: 'too-many-pixels' }
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .autoOrient()
      .resize(within(sizes.large))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const decoded = () => sharp(data, { raw: { width, height, channels } })
    const large = await decoded().webp({ quality: QUALITY }).toBuffer()
    const small = await decoded().resize(within(sizes.small)).webp({ quality: QUALITY }).toBuffer()
    return { kind: 'image', large, small }
  } catch (error) {
    // libvips reports the cause in the message only.
    const isOverload = error instanceof Error && /timeout|out of memory/i.test(error.message)
    return { kind: isOverload ? 'overloaded' : 'unreadable' }
  }
}

const [SOI, RST_FIRST, RST_LAST, EOI, SOS, TEM] = [0xd8, 0xd0, 0xd7, 0xd9, 0xda, 0x01]

/** Walks from marker to marker as decoders do (ITU T.81, annex B). 0 for a file of another format. */
function countJpegScans(bytes: Buffer): number {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return 0
  let scans = 0
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === EOI) break
    if (marker === SOS) scans += 1
    const isFilling = marker === 0xff
    const isAlone = marker === 0 || marker === TEM || marker === SOI || (marker >= RST_FIRST && marker <= RST_LAST)
    at += isFilling ? 1 : isAlone ? 2 : 2 + bytes.readUInt16BE(at + 2)
  }
  return scans
}

/** The header alone decides, so that a decompression bomb is never decoded. */
function isTooLarge(header: Metadata): boolean {
  const pixels = header.width * header.height
  if (Math.max(header.width, header.height) > MAX_SIDE) return true
  if (header.width * header.channels * (header.depth === 'ushort' ? 2 : 1) > MAX_LINE_BYTES) return true
  return pixels > MAX_PIXELS || pixels * decoderBytesPerPixel(header) > MAX_DECODER_BYTES
}

/** The memory that a decoder holds for each pixel until the end, measured with libvips 8.18. */
function decoderBytesPerPixel(header: Metadata): number {
  const { format, isProgressive, channels, depth, orientation = 1, pages = 1 } = header
  if (format === 'jpeg') return isProgressive ? 2 * channels : 0
  const isHeldWhole = isProgressive || orientation > 1
  if (format === 'png') return isHeldWhole ? channels * (depth === 'ushort' ? 3 : 1.5) : 0
  if (format === 'webp') return pages > 1 ? 12 : 4
  return format === 'gif' ? 6 : 18
}

function within({ width, height }: Size): ResizeOptions {
  return { width, height, fit: 'inside', withoutEnlargement: true }
}
