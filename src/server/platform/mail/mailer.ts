import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { Config } from '../config/config.ts'
import type { Transaction } from 'kysely'
import type { Store } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import { deleteMail, MAX_RETRY_DELAY_MS, postponeMail, takeDueMail, type QueuedMail } from './mail-queue.store.ts'
import type { Mail } from './mail-text.ts'
import { UnansweredMail, type SendMail } from './transport.ts'

export type Mailer = {
  /** Starts a check of the queue. */
  wake(): void
  /** Waits for the mail that is being sent. */
  close(): Promise<void>
}

/** Checks the queue for mails of other processes and for mails that are due again. */
const CHECK_INTERVAL_MS = 5_000

/** A mail that could not be sent for this time has failed for good. */
const GIVE_UP_AFTER_MS = DAY_MS

/**
 * For the whole dialogue about one mail. A mail server that sends a byte now and then keeps every limit on silence. The
 * lease of a mail in the queue is longer.
 */
const SEND_DEADLINE_MS = MINUTE_MS

/** A mail that takes longer does not hold up the next one. */
const SLOW_MS = 5 * SECOND_MS

/** Slow mails and the next one. */
const MAX_PARALLEL = 4

/** Mails of newsletter issues leave one slot free, so that a code never waits for them. */
const MAX_PARALLEL_LETTERS = MAX_PARALLEL - 1

/** Time that a stop waits for mails that are being sent. Then they go back into the queue. */
const CLOSE_GRACE_MS = 5 * SECOND_MS

/** @returns null when the recipient no longer exists */
export type WriteMail = (mail: QueuedMail) => Promise<Mail | null>

/**
 * The result of a mail of a newsletter issue. `unknown`: a process died while it sent the mail, or the mail server has
 * the mail and its answer was lost. The mailer does not send such a mail again, because the recipient may have it.
 */
export type LetterOutcome = 'sent' | 'refused' | 'unknown' | 'unneeded'

/** Callbacks by which the newsletter takes part in the queue. */
export type LetterQueue = {
  /** Puts more mails into the lane `letters`. @returns false when there is nothing to add */
  fill: () => Promise<boolean>
  /**
   * Removes the mail of an issue from the queue and counts its outcome, both or neither.
   * @param remove returns false when another process has done it
   */
  finish: (letterId: string, outcome: LetterOutcome, remove: RemoveMail) => Promise<void>
}

type RemoveMail = (transaction: Transaction<Tables>) => Promise<boolean>

export type MailerDeps = {
  store: Store
  config: Pick<Config, 'publicUrl'>
  now: () => Date
  write: WriteMail
  send: SendMail
  letters: LetterQueue
  /** Called when a mail failed for good. The reason holds no email. */
  onFailed: (failure: { id: string; reason: string }) => void
  /** Called for each mail that waits because the mail server was not reached. The cause holds no email. */
  onAway?: (failure: { cause: string }) => void
}

/** Sends the mails of the queue one after the other until it is closed. */
export function startMailer(deps: MailerDeps): Mailer {
  const sending = new Set<Promise<void>>()
  const closing = new AbortController()
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  let isClosed = false

  const sendNext = async (mail: QueuedMail) => {
    const one = sendOne(deps, mail, AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_DEADLINE_MS)]))
      // The database is away. The mail is due again when its lease ends.
      .catch(() => undefined)
      .finally(() => sending.delete(one))
    sending.add(one)
    await untilSlow(one)
  }
  const sendAllDue = async () => {
    while (!isClosed) {
      if (sending.size >= MAX_PARALLEL) await Promise.race(sending)
      const mayTakeMails = sending.size < MAX_PARALLEL_LETTERS
      const mail = await takeDueMail(deps.store.db, deps.now(), mayTakeMails ? undefined : ['now'])
      if (mail) await sendNext(mail)
      else if (!mayTakeMails || !(await deps.letters.fill())) return
    }
  }
  const work = async () => {
    do {
      isAskedAgain = false
      await sendAllDue()
    } while (isAskedAgain && !isClosed)
  }
  const wake = () => {
    if (isClosed) return
    isAskedAgain = true
    underWay ??= work()
      // The database is away. The next check tries again.
      .catch(() => undefined)
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(wake, CHECK_INTERVAL_MS)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      const grace = setTimeout(() => closing.abort(), CLOSE_GRACE_MS)
      await underWay
      await Promise.all(sending)
      clearTimeout(grace)
    },
  }
}

async function untilSlow(work: Promise<void>): Promise<void> {
  const over = new AbortController()
  await Promise.race([work, wait(SLOW_MS, undefined, { signal: over.signal, ref: false })])
  over.abort()
}

async function sendOne(deps: MailerDeps, mail: QueuedMail, signal: AbortSignal): Promise<void> {
  const { config, write, send } = deps
  if (mail.wasInterrupted) return finish(deps, mail, 'unknown')
  let letter: Mail | null
  try {
    letter = await write(mail)
    const domain = new URL(config.publicUrl).hostname
    if (letter) await send({ ...letter, messageId: `<${mail.id}@${domain}>` }, signal)
  } catch (error) {
    return postpone(deps, mail, error)
  }
  // Outside the block above: a mail that left must not be sent again because the database does not answer now.
  return finish(deps, mail, letter ? 'sent' : 'unneeded')
}

async function finish({ store, letters }: MailerDeps, mail: QueuedMail, outcome: LetterOutcome): Promise<void> {
  if (mail.template !== 'letter' || mail.letterId === null) {
    await deleteMail(store.db, mail.id)
    return
  }
  await letters.finish(mail.letterId, outcome, (transaction) => deleteMail(transaction, mail.id))
}

async function postpone(deps: MailerDeps, mail: QueuedMail, error: unknown): Promise<void> {
  const { store, now, onFailed } = deps
  const reason = getReason(error)
  const isTooOld = now().getTime() - Date.parse(mail.createdAt) > GIVE_UP_AFTER_MS
  if (mail.template === 'letter') {
    if (error instanceof UnansweredMail) return finish(deps, mail, 'unknown')
    // The newsletter issue counts it. Some mailboxes of thousands of subscribers are always deleted.
    if (isTooOld || isRefusedByRecipient(error, reason)) return finish(deps, mail, 'refused')
  } else if (isTooOld || reason.startsWith('SMTP 5')) {
    await postponeMail(store.db, { id: mail.id, at: null, error: reason })
    onFailed({ id: mail.id, reason })
    return
  }
  if (!reason.startsWith('SMTP')) deps.onAway?.({ cause: reason })
  const at = new Date(now().getTime() + retryDelayMs(mail.attempts, reason))
  await postponeMail(store.db, { id: mail.id, at, error: reason })
}

/** A mail server that refuses us as a sender would refuse all subscribers. Such mails wait for the operator. */
function isRefusedByRecipient(error: unknown, reason: string): boolean {
  const { command } = (error ?? {}) as { command?: unknown }
  return reason.startsWith('SMTP 5') && (command === 'RCPT TO' || command === 'DATA')
}

/**
 * Starts at 5 s and doubles. The limit is a minute when the mail server is away, so that mails leave soon after its
 * return. After a refusal it is an hour, and so it is after a lost answer, because the recipient may have the mail.
 */
function retryDelayMs(attempts: number, reason: string): number {
  const isThere = reason.startsWith('SMTP') || reason === UnansweredMail.code
  const longest = isThere ? MAX_RETRY_DELAY_MS : MINUTE_MS
  return Math.min(longest, 5_000 * 2 ** Math.min(attempts - 1, 20))
}

/**
 * The reason holds a number or an error code, because the mail server's text often repeats the email. A refused login
 * of ours differs from a refused mail: the mail leaves once the operator has corrected the configuration.
 */
function getReason(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number' && code !== 'EAUTH') return `SMTP ${responseCode}`
  return typeof code === 'string' ? code : 'unknown'
}
