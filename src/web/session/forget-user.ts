import { removeStored, store } from './browser-storage.ts'

/**
 * Removes the drafts of a user who asked for the logout, here and in the other tabs, whose forms write a last time. A
 * session that ended by itself keeps its drafts.
 */
export async function forgetUser(userId: string): Promise<void> {
  // The change alone is the message, which `other-tabs.ts` hears.
  store('loggedOut', userId)
  removeStored('loggedOut')
  await removeDraftsFor(userId)
}

export async function removeDraftsFor(userId: string): Promise<void> {
  try {
    const { removeDrafts } = await import('./draft-store.ts')
    await removeDrafts(userId)
  } catch {
    // Without the code, for lack of a network, all drafts go.
    indexedDB.deleteDatabase('safarnama')
  }
}
