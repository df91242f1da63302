import { queuesActions, type OfflineAction } from './queued-actions.ts'

/**
 * Sends a wish or a vote. On a device with a stored guide it waits for a network if there is none.
 * @returns true if it waits
 * @throws the reason for which the server refuses it
 */
export async function sendOrQueue(
  userId: string,
  action: Extract<OfflineAction, { kind: 'wish' | 'vote' }>,
  send: () => Promise<unknown>,
): Promise<boolean> {
  if (!queuesActions()) {
    await send()
    return false
  }
  const { storeAndSend } = await import('./queue-action.ts')
  return storeAndSend(userId, action, send)
}
