import type { AuditAction } from '#contract/admin/activity.ts'
import { Failure } from '#contract/api/failure.ts'
import type { DeskLetter, LetterState } from '#contract/admin/letters.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { holdMailsOfLetter, releaseMailsOfLetter } from '../../platform/mail/mail-queue.store.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import { countConfirmedSubscribers } from './letter-recipients.store.ts'
import { changeDraft, getLetter, notFound, requirePlaces, type LetterDeps } from './letters.ts'
import { changeLetter, lockLetter } from './letters.store.ts'

type LetterAction = { id: string; adminId: string }

/**
 * Begins to send a draft. Its recipients are those who are subscribed and confirmed now.
 * @throws Failure `conflict` when it is another version, no draft, or nobody is subscribed
 */
export async function sendLetter(
  deps: LetterDeps,
  { id, version, adminId }: LetterAction & { version: number },
): Promise<DeskLetter> {
  await changeDraft(deps, { id, version, accountId: adminId }, async (transaction, letter) => {
    const places = requirePlaces(deps, letter.places)
    const { count: recipients, lastAt } = await countConfirmedSubscribers(transaction)
    if (lastAt === null) throw new Failure('conflict', 'letter.no-subscribers')
    const at = deps.now().toISOString()
    const confirmedUntil = lastAt > at ? lastAt : at
    await changeLetter(transaction, {
      id,
      at,
      change: {
        state: 'sending',
        shown_places: JSON.stringify(places),
        started_at: at,
        confirmed_until: confirmedUntil,
        recipients,
      },
    })
    const subject = { id, title: letter.title }
    await insertAuditEntry(transaction, deps, { action: 'letter.send', actorId: adminId, subject })
  })
  deps.mailer.wake()
  return getLetter(deps, id)
}

/** Holds back what no process has handed to the mail server yet. A second pause changes nothing. */
export async function pauseLetter(deps: LetterDeps, action: LetterAction): Promise<DeskLetter> {
  return turn(deps, action, { from: 'sending', to: 'paused', action: 'letter.pause' })
}

/** Resumes a paused issue. A second call changes nothing. */
export async function resumeLetter(deps: LetterDeps, action: LetterAction): Promise<DeskLetter> {
  const letter = await turn(deps, action, { from: 'paused', to: 'sending', action: 'letter.resume' })
  deps.mailer.wake()
  return letter
}

type Turn = { from: LetterState; to: 'sending' | 'paused'; action: AuditAction }

/** @throws Failure `not-found`, or `conflict` when the issue is a draft or sent */
async function turn(deps: LetterDeps, { id, adminId }: LetterAction, { from, to, action }: Turn): Promise<DeskLetter> {
  const { store, now } = deps
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, adminId, store.engine)
    const letter = await lockLetter(transaction, id, store.engine)
    if (!letter) throw notFound()
    if (letter.state === to) return
    if (letter.state !== from) throw new Failure('conflict', 'letter.not-sending')
    await changeLetter(transaction, { id, at: now().toISOString(), change: { state: to } })
    if (to === 'paused') await holdMailsOfLetter(transaction, id)
    else await releaseMailsOfLetter(transaction, id, now())
    await insertAuditEntry(transaction, deps, { action, actorId: adminId, subject: { id, title: letter.title } })
  })
  return getLetter(deps, id)
}
