import type { Context } from '../../platform/context.ts'
import { countMailsOfLetter, enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import type { LetterQueue } from '../../platform/mail/mailer.ts'
import { deleteDeliveries, insertDeliveries, listNextRecipients } from './letter-recipients.store.ts'
import { changeLetter, countForLetter, listSendingLetters, lockLetter } from './letters.store.ts'

type QueueDeps = Pick<Context, 'store' | 'now' | 'newId'>

/** Recipients who are put into the queue in one transaction. Other writers wait for that long. */
const BATCH = 50

/**
 * Maximum number of mails of one issue in the queue. Most of them wait for mailboxes that asked us to try again later.
 */
const MAX_QUEUED = 500

/** Feeds the issues that are being sent to the mailer, a batch whenever it has nothing else to do. */
export function createLetterQueue(deps: QueueDeps): LetterQueue {
  const { db, engine } = deps.store
  return {
    fill: async () => {
      let hasAdded = false
      for (const id of await listSendingLetters(db)) {
        if (await fillFor(deps, id)) hasAdded = true
      }
      return hasAdded
    },
    finish: (letterId, outcome, remove) =>
      db.transaction().execute(async (transaction) => {
        await lockLetter(transaction, letterId, engine)
        if ((await remove(transaction)) && outcome !== 'unneeded') await countForLetter(transaction, letterId, outcome)
      }),
  }
}

/**
 * A recipient is marked and queued in one transaction. So a process that dies, or two processes together, leave nobody
 * out and queue nobody twice.
 * @returns false when there is nothing to add
 */
function fillFor({ store, now, newId }: QueueDeps, letterId: string): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const letter = await lockLetter(transaction, letterId, store.engine)
    if (letter?.state !== 'sending' || letter.confirmed_until === null) return false
    const queued = await countMailsOfLetter(transaction, letterId)
    if (queued >= MAX_QUEUED) return false
    const next = { letterId, confirmedUntil: letter.confirmed_until, limit: BATCH }
    const emails = await listNextRecipients(transaction, next)
    const at = now()
    if (emails.length > 0) {
      await insertDeliveries(transaction, letterId, emails)
      for (const recipient of emails) {
        await enqueueMail(transaction, { id: newId(), template: 'letter', recipient, at, lane: 'letters', letterId })
      }
      return true
    }
    if (queued === 0) {
      const instant = at.toISOString()
      await changeLetter(transaction, {
        id: letterId,
        at: instant,
        change: { state: 'sent', finished_at: instant },
      })
      await deleteDeliveries(transaction, letterId)
    }
    return false
  })
}
