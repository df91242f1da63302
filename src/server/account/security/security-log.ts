import { createHash } from 'node:crypto'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { SecurityEventKind } from '#contract/admin/security-log.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import { getNetwork } from './network.ts'
import { addSecurityEvents, type CountedEvent } from './security-log.store.ts'

export type SecurityEvent = {
  readonly kind: SecurityEventKind
  readonly accountId?: string | null | undefined
  /** The caller's IP. Only its network is stored. None for the operator's commands. */
  readonly ip?: string | null
}

/**
 * Notes an event in the security log. Give the transaction of the action, so that both are stored or neither, and call
 * it late there: events of the same kind, account and network wait for each other.
 * Refusals and events that strangers can cause belong into `SecurityEventCounts`, which costs no write each.
 */
export async function recordSecurityEvent(
  executor: Executor,
  { now }: Pick<Context, 'now'>,
  event: SecurityEvent,
): Promise<void> {
  await addSecurityEvents(executor, [countedOnce(event, now())])
}

/** One row holds the events of a kind, an account and a network in one hour, so that nobody can fill the log. */
export function countedOnce({ kind, accountId = null, ip = null }: SecurityEvent, now: Date): CountedEvent {
  const network = ip === null ? '' : getNetwork(ip)
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const id = createHash('sha256').update([kind, accountId, network, hour].join('\n')).digest('base64url')
  const at = now.toISOString()
  return { id, kind, accountId, network, at, lastAt: at, count: 1 }
}
