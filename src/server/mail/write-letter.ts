import { MINUTE } from '#contract/durations.ts'
import { findAccountByEmail } from '../auth/accounts.store.ts'
import { replaceOneTimeCode } from '../auth/one-time-codes.store.ts'
import { createOneTimeCode } from '../auth/tokens.ts'
import { findSubscriber } from '../newsletter/subscribers.store.ts'
import { createUnsubscribeToken } from '../newsletter/unsubscribe-tokens.ts'
import type { QueuedMail } from './mail-queue.store.ts'
import { newsletterWelcomeMail, oneTimeCodeMail } from './mail-texts.ts'
import type { MailerWorld } from './mailer.ts'
import type { Letter } from './transport.ts'

/** Minutes that a one-time code holds, from the moment its mail goes out. */
const CODE_MINUTES = 10

const writers = {
  'one-time-code': writeOneTimeCode,
  'newsletter-welcome': writeNewsletterWelcome,
} as const satisfies Record<
  QueuedMail['template'],
  (world: MailerWorld, recipient: string) => Promise<Omit<Letter, 'messageId'> | null>
>

/** The mail as it goes out, or null when there is nobody to send it to (any more). */
export async function writeLetter(world: MailerWorld, mail: QueuedMail): Promise<Letter | null> {
  const letter = await writers[mail.template](world, mail.recipient)
  const domain = new URL(world.config.publicUrl).hostname
  return letter && { ...letter, messageId: `<${mail.id}@${domain}>` }
}

/** The code is made here and known to nobody before: what waits in the queue is only the wish for one. */
async function writeOneTimeCode({ store, guide, passwords, now }: MailerWorld, email: string) {
  const account = await findAccountByEmail(store.db, email)
  if (!account) return null
  const code = createOneTimeCode()
  const expiresAt = new Date(now().getTime() + CODE_MINUTES * MINUTE).toISOString()
  await replaceOneTimeCode(store.db, { accountId: account.id, codeHash: await passwords.hash(code), expiresAt })
  const city = guide.current().city.name
  return {
    to: { name: account.name, address: account.email },
    ...oneTimeCodeMail({ name: account.name, city, code, minutes: CODE_MINUTES }),
  }
}

async function writeNewsletterWelcome({ store, guide, config }: MailerWorld, email: string) {
  const subscriber = await findSubscriber(store.db, email)
  if (!subscriber) return null
  const token = encodeURIComponent(await createUnsubscribeToken(store.db, email))
  const city = guide.current().city.name
  const unsubscribeUrl = `${config.publicUrl}/unsubscribe?token=${token}`
  return {
    to: { name: subscriber.name, address: email },
    ...newsletterWelcomeMail({ name: subscriber.name, city, unsubscribeUrl }),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
