import { vi } from 'vitest'
import { countMails } from '#server/mail/mail-queue.store.ts'
import type { Store } from '#server/store/database.ts'

export async function waitForEmptyMailQueue({ db }: Store): Promise<void> {
  await vi.waitFor(
    async () => {
      const { waiting } = await countMails(db)
      if (waiting > 0) throw new Error(`${waiting} mails wait`)
    },
    { timeout: 20_000, interval: 5 },
  )
}
