import { removeStored, store } from './browser-storage.ts'

/**
 * Removes the drafts and searches of a user who asked for the logout, here and in the other tabs, whose forms write a last
 * time and whose memory has the searches. A session that ended by itself keeps its drafts.
 */
export async function forgetUser(userId: string): Promise<void> {
  // The change alone is the message, which `other-tabs.ts` hears.
  store('loggedOut', userId)
  removeStored('loggedOut')
  await removeTraces(userId)
}

export async function removeTraces(userId: string): Promise<void> {
  try {
    const [drafts, searches] = await Promise.all([import('./draft-store.ts'), import('./recent-searches.ts')])
    await Promise.all([drafts.removeDrafts(userId), searches.clearRecentSearches()])
  } catch {
    // Without the code, for lack of a network, all of them go.
    for (const name of ['safarnama', 'safarnama-searches']) indexedDB.deleteDatabase(name)
  }
}
