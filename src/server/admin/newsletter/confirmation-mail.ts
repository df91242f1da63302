import { fill } from '#contract/messages/format.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { paths } from '#contract/paths.ts'
import type { Context } from '../../platform/context.ts'
import { writeMailText, type Mail, type MailRequest } from '../../platform/mail/mail-text.ts'
import { findSubscriber } from './subscribers.store.ts'
import { createUnsubscribeToken } from './unsubscribe-tokens.ts'

/**
 * Asks the owner of an email whether to subscribe. It holds nothing that anybody typed: a stranger may have given the
 * email. Its token ends the subscription too, as that of every newsletter mail.
 * @returns null when nothing waits for confirmation
 */
export async function writeNewsletterConfirmationMail(
  { store, config }: Pick<Context, 'store' | 'config'>,
  { email, city, language }: MailRequest,
): Promise<Mail | null> {
  const subscriber = await findSubscriber(store.db, email)
  if (!subscriber || subscriber.confirmedAt !== null) return null
  const token = await createUnsubscribeToken(store, email)
  if (token === null) return null
  const { mails } = serverTexts[language.code]
  const { subject, text, ignore } = mails.newsletterConfirmation
  const parts = [
    { text: mails.namelessGreeting },
    { text: fill(text, { city }) },
    { link: `${config.publicUrl}${language.base}${paths.confirmNewsletter}#token=${token}` },
    { text: ignore },
    { text: fill(mails.signature, { city }) },
  ]
  return { to: { name: '', address: email }, ...writeMailText({ language, subject, parts }) }
}
