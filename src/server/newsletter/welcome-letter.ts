import { fill } from '#contract/messages/format.ts'
import { mails } from '#messages/mails.ts'
import type { Context } from '../context.ts'
import { writeLetterText, type Letter, type LetterText } from '../mail/letter.ts'
import { findSubscriber } from './subscribers.store.ts'
import { createUnsubscribeToken } from './unsubscribe-tokens.ts'

/** @returns null when that email is no longer subscribed */
export async function writeWelcomeLetter(
  { store, config }: Pick<Context, 'store' | 'config'>,
  { email, city }: { email: string; city: string },
): Promise<Letter | null> {
  const subscriber = await findSubscriber(store.db, email)
  if (!subscriber) return null
  const token = encodeURIComponent(await createUnsubscribeToken(store.db, email))
  const unsubscribeUrl = `${config.publicUrl}/unsubscribe?token=${token}`
  return {
    to: { name: subscriber.name, address: email },
    ...writeText({ name: subscriber.name, city, unsubscribeUrl }),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function writeText({ name, city, unsubscribeUrl }: { name: string; city: string; unsubscribeUrl: string }): LetterText {
  const { subject, text, unsubscribe } = mails.newsletterWelcome
  return writeLetterText(subject, [
    { text: fill(mails.greeting, { name }) },
    { text: fill(text, { city }) },
    { text: unsubscribe },
    { link: unsubscribeUrl },
    { text: fill(mails.signature, { city }) },
  ])
}
