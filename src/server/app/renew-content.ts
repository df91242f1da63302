import { loadContent } from '../guide/load-content.ts'
import { hashSources, isLoaded, noteLoaded } from '../guide/loaded-folder.ts'
import { ContentError } from '../guide/read-content.ts'
import { readSoundContent } from '../guide/read-sound-content.ts'
import type { Store } from '../platform/store/database.ts'
import { toStoreFailure } from '../platform/store/store-failure.ts'
import { messageForOperator } from './message-for-operator.ts'
import { operatorConsole } from '../platform/process/operator-console.ts'

/**
 * Loads the content folder into the database. When the folder has problems, they are printed and the last good content
 * stays. A folder that this program has loaded is not read again as long as neither it nor the content of the database
 * has changed.
 * @param program the file with the whole program; null if it is in several files, so that the folder is always read
 */
export async function renewContent(store: Store, cityDir: string, program: string | null): Promise<void> {
  const getHash = () => (program === null ? null : hashSources({ folder: cityDir, program }))
  const hash = getHash()
  if (hash !== null && (await isLoaded(store.db, hash))) return
  try {
    await loadContent(store.db, await readSoundContent(cityDir, store.db), async (transaction) => {
      // Somebody may have changed a file while the folder was read.
      if (hash !== null && getHash() === hash) await noteLoaded(transaction, hash)
    })
  } catch (error) {
    if (!(error instanceof ContentError) && toStoreFailure(error) !== 'insufficient-storage') throw error
    operatorConsole.error(`${messageForOperator(error, null)}\nThe guide goes on with the last good content.`)
  }
}
