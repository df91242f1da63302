/**
 * Reads pictures that strangers sent, in a process of its own (docs/decisions/0019): `image-reader.ts` starts it, sends
 * the path of one file at a time and gets its renderings back. Nothing of the server's secrets or memory is in reach.
 * It imports nothing of ours, so that it stays small.
 */
import { flushCompileCache } from 'node:module'
import sharp, { type Metadata, type ResizeOptions } from 'sharp'
import type { ReaderOutcome, ReaderReply, ReaderRequest, Size } from './image-reader.ts'

/** Of any picture: what is read in strips takes the same memory however many there are, but not the same time. */
const MAX_PIXELS = 50_000_000

/** Bytes of a picture that its decoder holds whole: 12 megapixels of a progressive JPEG, 4 of an AVIF. */
const MAX_HELD = 75_000_000

/** Bytes of memory above which a fresh process shall read the next picture: what a heavy one leaves behind stays. */
const WORN = 95_000_000

/** Seconds for one rendering. */
const DECODE_TIME = 15

/** Loaders by libvips' names; every other, such as those of SVG, PDF and TIFF, is never run. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`)

const QUALITY = 80

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

process.on('message', (request: ReaderRequest) => {
  void read(request).then(answer)
})
// The server is gone, however it went.
process.on('disconnect', () => process.exit(0))

answer({ kind: 'ready' })
// It ends by being killed, which keeps nothing for the next start.
flushCompileCache()

function answer(outcome: ReaderOutcome): void {
  const reply: ReaderReply = { outcome, isWorn: process.memoryUsage.rss() > WORN }
  process.send?.(reply)
}

async function read({ path, sizes }: ReaderRequest): Promise<ReaderOutcome> {
  try {
    if (isTooMuch(await sharp(path, { limitInputPixels: false }).metadata())) return { kind: 'too-many-pixels' }
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_TIME })
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
    // libvips says with words alone what was wrong.
    const isOurPlight = error instanceof Error && /timeout|out of memory/i.test(error.message)
    return { kind: isOurPlight ? 'overloaded' : 'unreadable' }
  }
}

/** Known from the header alone, so that a bomb is never lit. */
function isTooMuch(header: Metadata): boolean {
  const pixels = header.width * header.height
  return pixels > MAX_PIXELS || pixels * bytesHeldOf(header) > MAX_HELD
}

/** Bytes that a decoder holds of each pixel until the last, as measured with libvips 8.18. */
function bytesHeldOf({ format, isProgressive, channels, depth, pages = 1 }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? 2 * channels : 0
  if (format === 'png') return isProgressive ? channels * (depth === 'ushort' ? 3 : 1.5) : 0
  if (format === 'webp') return pages > 1 ? 12 : 4
  return format === 'gif' ? 6 : 18
}

function within({ width, height }: Size): ResizeOptions {
  return { width, height, fit: 'inside', withoutEnlargement: true }
}
