import { readdir } from 'node:fs/promises'
import { isMissing } from '../../platform/files/durable-files.ts'

const NAME = /^safarnama-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/

/** Such as safarnama-20261121T080000Z.tar (UTC), or with `.age` when it is encrypted. */
export function backupName(at: Date, { isEncrypted }: { isEncrypted: boolean }): string {
  return `safarnama-${toStamp(at)}.tar${isEncrypted ? '.age' : ''}`
}

/** Usable in a file name, such as 20261121T080000Z (UTC). */
export function toStamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The names of a folder's backups, newest first. Other files are left out. */
export async function backupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
}

/** @returns the time of a folder's newest backup; null when it has none */
export async function newestBackupAt(folder: string): Promise<Date | null> {
  const [newest = ''] = await backupNames(folder)
  const stamp = newest.replace(NAME, '$1-$2-$3T$4:$5:$6Z')
  return stamp === '' ? null : new Date(stamp)
}
