import { loadContent } from '../guide/load-content.ts'
import { ContentError } from '../guide/read-content.ts'
import { readSoundContent } from '../guide/read-sound-content.ts'
import type { Store } from '../platform/store/database.ts'
import { toStoreFailure } from '../platform/store/store-failure.ts'
import { messageForOperator } from './message-for-operator.ts'
import { operatorConsole } from '../platform/process/operator-console.ts'

/**
 * Loads the content folder into the database. When the folder has problems, they are printed and the last good content
 * stays.
 */
export async function renewContent(store: Store, cityDir: string): Promise<void> {
  try {
    await loadContent(store.db, await readSoundContent(cityDir, store.db))
  } catch (error) {
    if (!(error instanceof ContentError) && toStoreFailure(error) !== 'insufficient-storage') throw error
    operatorConsole.error(`${messageForOperator(error, null)}\nThe guide goes on with the last good content.`)
  }
}
