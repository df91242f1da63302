import { Failure } from '#contract/api/failure.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import { isEmailConfirmed } from '../../account/auth/confirmed-email.ts'
import { hashToken } from '../../account/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import { findNewestTripNews } from './trip-news.ts'
import {
  claimMail,
  deleteWish,
  findAccountOfStopToken,
  findMailedAt,
  insertWish,
  listDueAfter,
} from './trip-mails.store.ts'

type MailDeps = Pick<Context, 'store' | 'now' | 'newId' | 'config'>

export async function isMailWished({ store }: Pick<MailDeps, 'store'>, accountId: string): Promise<boolean> {
  return (await findMailedAt(store.db, accountId)) !== undefined
}

export async function setMailWish(
  { store, now }: Pick<MailDeps, 'store' | 'now'>,
  accountId: string,
  isWished: boolean,
): Promise<void> {
  if (isWished) await insertWish(store.db, accountId, now().toISOString())
  else await store.db.transaction().execute((transaction) => deleteWish(transaction, accountId))
}

/** @throws Failure `not-found` for a token that ends nothing */
export async function stopMails({ store }: Pick<MailDeps, 'store'>, token: string): Promise<void> {
  const tokenHash = hashToken(token)
  const accountId = tokenHash === null ? undefined : await findAccountOfStopToken(store.db, tokenHash)
  if (accountId === undefined) throw new Failure('not-found', 'trip-mail.over')
  await store.db.transaction().execute((transaction) => deleteWish(transaction, accountId))
}

/** Between two mails to one account. */
const PAUSE_MS = HOUR_MS
/** Accounts that are read at a time. */
const PART = 200

/**
 * Queues a mail for each account that wants it, has news since the last one, and has not got one within an hour. Only
 * one of several processes queues it.
 */
export async function queueTripMails(deps: MailDeps): Promise<void> {
  const mailedBefore = new Date(deps.now().getTime() - PAUSE_MS).toISOString()
  let after = ''
  for (;;) {
    const due = await listDueAfter(deps.store.db, { after, mailedBefore, limit: PART })
    for (const account of due) await queueMail(deps, account)
    const last = due.at(-1)
    if (!last) return
    after = last.accountId
  }
}

type Due = Awaited<ReturnType<typeof listDueAfter>>[number]

async function queueMail({ store, now, newId, config }: MailDeps, account: Due): Promise<void> {
  const { accountId, mailedAt, email } = account
  if (!isEmailConfirmed(config, account)) return
  const newest = await findNewestTripNews(store.db, accountId)
  if (newest === undefined || newest <= mailedAt) return
  const at = now()
  await store.db.transaction().execute(async (transaction) => {
    if (!(await claimMail(transaction, { accountId, mailedAt, at: at.toISOString() }))) return
    await enqueueMail(transaction, { id: newId(), template: 'trip-news', recipient: email, at })
  })
}
