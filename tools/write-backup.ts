import { storeBackup } from '#server/operator/backup/stored-backups.ts'
import type { Config } from '#server/platform/config/config.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { toStoreFailure } from '#server/platform/store/store-failure.ts'

type Target = { readonly file: string; readonly at: Date }

/** Writes a backup. A full disk may be that of the file, or that of the data. */
export async function writeBackup(config: Config, { file, at }: Target): ReturnType<typeof storeBackup> {
  try {
    return await storeBackup(config, { file, at })
  } catch (error) {
    if (toStoreFailure(error) !== 'insufficient-storage') throw error
    throw new OperatorError(`There is no room for ${file}, or for the work on it in ${config.dataDir}.`)
  }
}
