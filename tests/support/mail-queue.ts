import { vi } from 'vitest'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { Store } from '#server/platform/store/database.ts'

/** Waits until every mail is sent. @param now mails that leave within an hour after it are not waited for */
export async function waitForEmptyMailQueue({ db }: Store, now?: Date): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await db
        .selectFrom('mail')
        .select(['attempts', 'next_attempt_at'])
        .where('next_attempt_at', 'is not', null)
        .orderBy('next_attempt_at')
        .limit(1_000)
        .execute()
      const isPlanned = ({ attempts, next_attempt_at }: (typeof waiting)[number]) => {
        const waitMs = now && attempts === 0 ? Date.parse(next_attempt_at ?? '') - now.getTime() : 0
        return waitMs > 0 && waitMs < HOUR_MS
      }
      const left = waiting.filter((mail) => !isPlanned(mail)).length
      if (left > 0) throw new Error(`${left} mails wait`)
    },
    { timeout: 20_000, interval: 5 },
  )
}
