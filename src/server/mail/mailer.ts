import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Config } from '../config/config.ts'
import type { Store } from '../store/database.ts'
import { deleteMail, LONGEST_WAIT, postponeMail, takeDueMail, type QueuedMail } from './mail-queue.store.ts'
import type { Letter } from './letter.ts'
import type { SendLetter } from './transport.ts'

export type Mailer = {
  /** Says that there may be something to send. */
  wake(): void
  /** Waits for the mail that is under way. */
  close(): Promise<void>
}

/** Milliseconds after which mails left by others, or due again, are looked for. */
const LOOK_INTERVAL = 5_000

/** Milliseconds after which a mail that could not be sent has failed for good. */
const GIVE_UP_AFTER = DAY_MS

/** @returns null when there is no longer anybody to send it to */
export type WriteLetter = (mail: QueuedMail) => Promise<Letter | null>

export type MailerDeps = {
  store: Store
  config: Pick<Config, 'publicUrl'>
  now: () => Date
  write: WriteLetter
  send: SendLetter
  /** Told of a mail that failed for good; the reason holds no address. */
  onFailed: (failure: { id: string; reason: string }) => void
}

/** Sends what the queue holds, one after the other, for as long as the process lives. */
export function startMailer(deps: MailerDeps): Mailer {
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  let isClosed = false

  const work = async () => {
    do {
      isAskedAgain = false
      await sendAllDue(deps, () => isClosed)
    } while (isAskedAgain && !isClosed)
  }
  const wake = () => {
    if (isClosed) return
    isAskedAgain = true
    underWay ??= work()
      // The database is away: the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(wake, LOOK_INTERVAL)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await underWay
    },
  }
}

async function sendAllDue(deps: MailerDeps, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const mail = await takeDueMail(deps.store.db, deps.now())
    if (!mail) return
    await sendOne(deps, mail)
  }
}

async function sendOne(deps: MailerDeps, mail: QueuedMail): Promise<void> {
  const { store, config, write, send } = deps
  try {
    const letter = await write(mail)
    const domain = new URL(config.publicUrl).hostname
    if (letter) await send({ ...letter, messageId: `<${mail.id}@${domain}>` })
    await deleteMail(store.db, mail.id)
  } catch (error) {
    await postpone(deps, mail, reasonOf(error))
  }
}

async function postpone({ store, now, onFailed }: MailerDeps, mail: QueuedMail, reason: string): Promise<void> {
  const isHopeless = reason.startsWith('SMTP 5') || now().getTime() - Date.parse(mail.createdAt) > GIVE_UP_AFTER
  const at = isHopeless ? null : new Date(now().getTime() + delayAfter(mail.attempts, reason))
  await postponeMail(store.db, { id: mail.id, at, error: reason })
  if (isHopeless) onFailed({ id: mail.id, reason })
}

/**
 * Milliseconds: 5 s, 10 s, 20 s … up to an hour where a mail server asked to come back later; up to a minute where it
 * was not there, so that mails go out soon after it is.
 */
function delayAfter(attempts: number, reason: string): number {
  const longest = reason.startsWith('SMTP') ? LONGEST_WAIT : MINUTE_MS
  return Math.min(longest, 5_000 * 2 ** Math.min(attempts - 1, 20))
}

/**
 * A mail server's own words often repeat the address; its number and the kind of error say enough. A refused password of
 * ours is told apart from a refused mail: the mail is good, and goes out once the operator has mended the configuration.
 */
function reasonOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number' && code !== 'EAUTH') return `SMTP ${responseCode}`
  return typeof code === 'string' ? code : 'unknown'
}
