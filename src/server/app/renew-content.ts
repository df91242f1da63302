import { loadContent } from '../guide/load-content.ts'
import { ContentError, readContent } from '../guide/read-content.ts'
import type { Store } from '../store/database.ts'
import { storeFailureOf } from '../store/store-failure.ts'
import { messageForOperator } from './message-for-operator.ts'

/** Puts the folder's content into the database; a faulty folder is named and leaves the last good content in place. */
export async function renewContent(store: Store, cityDir: string): Promise<void> {
  try {
    await loadContent(store.db, readContent(cityDir))
  } catch (error) {
    if (!(error instanceof ContentError) && storeFailureOf(error) !== 'insufficient-storage') throw error
    console.error(`${messageForOperator(error)}\nThe guide goes on with the last good content.`)
  }
}
