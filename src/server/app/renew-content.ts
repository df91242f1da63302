import { problemsOfNewHours } from '../guide/check-hours.ts'
import { problemsOfTripHours } from '../guide/check-trips.ts'
import { loadContent } from '../guide/load-content.ts'
import { ContentError, nameEntries, readContent } from '../guide/read-content.ts'
import type { Store } from '../store/database.ts'
import { storeFailureOf } from '../store/store-failure.ts'
import { messageForOperator } from './message-for-operator.ts'

/**
 * Loads the content folder into the database. When the folder has problems, they are printed and the last good content
 * stays.
 */
export async function renewContent(store: Store, cityDir: string): Promise<void> {
  try {
    const content = readContent(cityDir)
    const hours = nameEntries('places.json', content.places, await problemsOfNewHours(content.places, store.db))
    // Wrong hours would make places look closed.
    const problems = hours.length > 0 ? hours : problemsOfTripHours(content.trips, content)
    if (problems.length > 0) throw new ContentError(problems)
    await loadContent(store.db, content)
  } catch (error) {
    if (!(error instanceof ContentError) && storeFailureOf(error) !== 'insufficient-storage') throw error
    console.error(`${messageForOperator(error, null)}\nThe guide goes on with the last good content.`)
  }
}
