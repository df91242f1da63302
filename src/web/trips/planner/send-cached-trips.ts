import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { isWithoutAnswer } from '../../api/without-answer.ts'
import { listDrafts } from '../../session/draft-store.ts'
import { openTripEditor } from './open-trip-editor.ts'
import { whileTripIsFree } from './trip-lock.ts'

/**
 * Sends the edits of trips that no tab has open: a page that is open sends its own. Where a question is left, the edits
 * wait for the page of the trip, which asks it.
 * @returns true if something still waits for a network
 */
export async function sendCachedTrips(queryClient: QueryClient, user: User): Promise<boolean> {
  let isUnfinished = false
  for (const { key } of await listDrafts(user.id, 'plan')) {
    const id = key.split(' ')[2] ?? ''
    await whileTripIsFree(key, async () => {
      const opened = await openTripEditor({ queryClient, email: user.email }, user, id).catch((error: unknown) => {
        isUnfinished ||= isWithoutAnswer(error)
        return null
      })
      if (!opened) return
      await opened.meet()
      const { saving } = opened.editor.read()
      isUnfinished ||= saving === 'offline'
      opened.editor.stop()
    })
  }
  return isUnfinished
}
