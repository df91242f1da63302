import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import type { Context } from '../../platform/context.ts'
import type { Images } from './images.ts'
import { isMissing } from '../../platform/files/durable-files.ts'
import { incomingFolder } from './local-images.ts'
import { examineImage, forgetImage, listImagesToExamine } from './images.store.ts'
import { imageName, UNUSED_RETENTION_MS } from './uploads.ts'

/** One process deletes an image's files. After this time another may take over. */
const DELETION_LEASE_MS = 10 * MINUTE_MS

/** An arriving file that is older was left by a process that ended. */
const MAX_ARRIVAL_MS = HOUR_MS

type ImageSweepDeps = Pick<Context, 'store' | 'now' | 'config'> & { images: Images }

/**
 * Deletes images that no review and no place shows: a day after the upload, or as soon as the last review is purged. It
 * also removes arriving files that a killed process left.
 */
export async function sweepImages(deps: ImageSweepDeps): Promise<void> {
  const { store, images, now } = deps
  const at = now()
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString()
  const times = {
    now: at.toISOString(),
    unusedSince: before(UNUSED_RETENTION_MS),
    leaseUntil: before(-DELETION_LEASE_MS),
  }
  for (const hash of await listImagesToExamine(store.db, times.now)) {
    const isUnused = await store.db
      .transaction()
      .execute((transaction) =>
        examineImage(transaction, hash, { ...times, retentionMs: UNUSED_RETENTION_MS }, store.engine),
      )
    if (!isUnused) continue
    // Files go first. A row without files is found again, but files without a row are never found.
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
    if (changed < now().getTime() - MAX_ARRIVAL_MS) await rm(path, { force: true })
  }
}

function ignoreMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return instead
    throw error
  }
}
