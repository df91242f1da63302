import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Context } from '../context.ts'
import type { Images } from './images.ts'
import { incomingFolder, isMissing } from './local-images.ts'
import { examineImage, forgetImage, listImagesToExamine } from './images.store.ts'
import { imageName, UNUSED_KEPT } from './uploads.ts'

/** Milliseconds for which the deletion of an image's files is one process's business. */
const LEASE = 10 * MINUTE_MS

/** Milliseconds after which a file that was arriving belongs to nobody any more. */
const ARRIVING = HOUR_MS

type ImageSweepDeps = Pick<Context, 'store' | 'now' | 'config'> & { images: Images }

/**
 * Deletes images that no review shows, a day after they were uploaded or as soon as their last review is gone for good,
 * and what a killed process left of files that were just arriving.
 */
export async function sweepImages(deps: ImageSweepDeps): Promise<void> {
  const { store, images, now } = deps
  const at = now()
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString()
  const times = { now: at.toISOString(), unusedSince: before(UNUSED_KEPT), leaseUntil: before(-LEASE) }
  for (const hash of await listImagesToExamine(store.db, times.now)) {
    const isLeaving = await store.db
      .transaction()
      .execute((transaction) => examineImage(transaction, hash, { ...times, keptFor: UNUSED_KEPT }, store.engine))
    if (!isLeaving) continue
    // Files first: a row without files is found again, files without a row never.
    await images.delete(imageName(hash, 'large'))
    await images.delete(imageName(hash, 'small'))
    await forgetImage(store.db, hash, times.now)
  }
  await sweepIncoming(deps)
}

async function sweepIncoming({ config, now }: Pick<Context, 'config' | 'now'>): Promise<void> {
  const folder = incomingFolder(config.dataDir)
  const names = await readdir(folder).catch(ignoreMissing([]))
  for (const name of names) {
    const path = join(folder, name)
    const changed = await stat(path).then(({ mtimeMs }) => mtimeMs, ignoreMissing(Infinity))
    if (changed < now().getTime() - ARRIVING) await rm(path, { force: true })
  }
}

function ignoreMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return instead
    throw error
  }
}
