import type { Context } from '../../platform/context.ts'
import { isExpired } from './sessions.ts'
import { listOpenSessions } from './sessions.store.ts'

/**
 * For answers that last longer than a request: a session that has ended, has expired or belongs to a suspended account is
 * over for them, too. Several tokens are looked up together.
 * @returns true for the hash of a token whose session goes on
 */
export async function areSessionsOpen(
  { store, now }: Pick<Context, 'store' | 'now'>,
  tokenHashes: readonly string[],
): Promise<(tokenHash: string) => boolean> {
  const sessions = await listOpenSessions(store.db, [...new Set(tokenHashes)])
  const instant = now()
  const open = new Set(sessions.filter((session) => !isExpired(session, instant)).map(({ tokenHash }) => tokenHash))
  return (tokenHash) => open.has(tokenHash)
}
