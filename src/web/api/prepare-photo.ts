import { IMAGE_MAX_BYTES } from '#contract/account/media.ts'
import { trustOwnCode } from './trusted-types.ts'
import { withResolvers } from './with-resolvers.ts'
import { isHeic } from './heic.ts'

/** Smaller files are sent unchanged. */
const MIN_SHRINK_BYTES = 400_000

/** `unreadable` is a file that is too large and that the browser cannot make smaller. */
export type PreparedPhoto =
  | { readonly kind: 'ready'; readonly file: Blob }
  | { readonly kind: 'heic' | 'unreadable' | 'dropped' }

type Preparation = { readonly result: Promise<PreparedPhoto>; readonly drop: () => void }

const preparations = new WeakMap<File, Preparation>()

/** Photos are decoded one after the other: three of twelve megapixels at once are too much for a small phone. */
let earlier: Promise<unknown> = Promise.resolve()

/**
 * Makes a photo small enough for the upload, once for the field and the upload. That saves about nine tenths of the
 * upload and removes the location from the metadata. A small file that the browser cannot read stays unchanged, and the
 * server decides.
 */
export function preparePhoto(photo: File): Promise<PreparedPhoto> {
  const preparation = preparations.get(photo) ?? startPreparation(photo)
  preparations.set(photo, preparation)
  return preparation.result
}

/** Stops the work for a photo that is not wanted any more. */
export function dropPhoto(photo: File): void {
  preparations.get(photo)?.drop()
  preparations.delete(photo)
}

function startPreparation(photo: File): Preparation {
  const { promise, resolve } = withResolvers<Blob | null>()
  const dropped = withResolvers<PreparedPhoto>()
  let isDropped = false
  let worker: Worker | null = null
  const finish = (smaller: Blob | null) => {
    worker?.terminate()
    resolve(smaller)
  }
  const start = () => {
    worker = isDropped ? null : startWorker()
    worker?.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => finish(data))
    // The worker cannot load without a network.
    worker?.addEventListener('error', () => finish(null))
    if (worker) worker.postMessage(photo, [])
    else finish(null)
  }
  if (photo.size < MIN_SHRINK_BYTES) finish(null)
  else {
    void earlier.then(start)
    earlier = promise
  }
  return {
    result: Promise.race([dropped.promise, promise.then((smaller) => judge(photo, smaller))]),
    drop: () => {
      isDropped = true
      dropped.resolve({ kind: 'dropped' })
      finish(null)
    },
  }
}

/** Null in browsers that refuse workers. */
function startWorker(): Worker | null {
  trustOwnCode()
  try {
    return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

async function judge(photo: File, smaller: Blob | null): Promise<PreparedPhoto> {
  const file = smaller && smaller.size < photo.size ? smaller : photo
  // Safari reads HEIC itself. The server reads it in no case.
  if (file === photo && !smaller && (await isHeic(photo))) return { kind: 'heic' }
  return file.size > IMAGE_MAX_BYTES ? { kind: 'unreadable' } : { kind: 'ready', file }
}
