/**
 * Reads pictures of strangers in a separate process (docs/decisions/0019). `image-reader.ts` starts it, sends the path
 * of one file at a time and receives the renderings. This process has no access to the server's secrets and memory. It
 * imports hardly any code of ours at run time, so that it stays small.
 */
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

/** Only these loaders of libvips run. All others, such as SVG, PDF and TIFF, are blocked. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`)

const QUALITY = 80

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

serveAsReader()

process.on('message', (request: ReaderRequest) => {
  void read(request).then(answer)
})

answer({ kind: 'ready' })
// A kill ends this process and would lose the compile cache.
flushCompileCache()

function answer(outcome: ReaderOutcome): void {
  const reply: ReaderReply = { outcome, isWorn: process.memoryUsage.rss() > MAX_PROCESS_BYTES }
  process.send?.(reply)
}

async function read({ path, sizes }: ReaderRequest): Promise<ReaderOutcome> {
  try {
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
