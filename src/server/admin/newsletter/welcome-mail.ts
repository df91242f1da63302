import { fill } from '#contract/messages/format.ts'
import type { KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { Context } from '../../platform/context.ts'
import { greet, writeMailText, type Mail, type MailRequest, type MailText } from '../../platform/mail/mail-text.ts'
import { findSubscriber } from './subscribers.store.ts'
import { createUnsubscribeToken } from './unsubscribe-tokens.ts'

/** @returns null when that email is no longer subscribed */
export async function writeWelcomeMail(
  { store, config }: Pick<Context, 'store' | 'config'>,
  { email, city, language }: MailRequest,
): Promise<Mail | null> {
  const subscriber = await findSubscriber(store.db, email)
  const token = await createUnsubscribeToken(store, email)
  if (!subscriber || token === null) return null
  // With a mail server anybody can subscribe any email, and a name of a hundred characters holds a message.
  const name = config.smtpUrl === null ? subscriber.name : ''
  const query = `?token=${encodeURIComponent(token)}`
  const unsubscribeUrl = `${config.publicUrl}${language.base}/unsubscribe${query}`
  return {
    to: { name, address: email },
    ...writeText(language, { name, city, unsubscribeUrl }),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/newsletter/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

type MailValues = { name: string; city: string; unsubscribeUrl: string }

function writeText(language: KnownLanguage, { name, city, unsubscribeUrl }: MailValues): MailText {
  const { mails } = serverTexts[language.code]
  const { subject, text, unsubscribe } = mails.newsletterWelcome
  const parts = [
    { text: greet(mails, name) },
    { text: fill(text, { city }) },
    { text: unsubscribe },
    { link: unsubscribeUrl },
    { text: fill(mails.signature, { city }) },
  ]
  return writeMailText({ language, subject, parts })
}
