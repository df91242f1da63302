import { DAY_MS } from '#contract/text/durations.ts'
import { fill } from '#contract/messages/format.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { paths } from '#contract/paths.ts'
import type { Context } from '../../platform/context.ts'
import { writeMailText, type Mail, type MailRequest } from '../../platform/mail/mail-text.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { insertConfirmation } from './email-confirmations.store.ts'
import { createSecret } from './tokens.ts'

const LINK_DAYS = 3

/**
 * Holds nothing that anybody typed: the email may belong to somebody else.
 * @returns null when there is nothing to confirm any more
 */
export async function writeEmailConfirmationMail(
  { store, config, now }: Pick<Context, 'store' | 'config' | 'now'>,
  { email, city, language }: MailRequest,
): Promise<Mail | null> {
  const account = await findAccountByEmail(store.db, email)
  if (!account || isEmailConfirmed(config, account)) return null
  const { secret, hash } = createSecret()
  const expiresAt = new Date(now().getTime() + LINK_DAYS * DAY_MS).toISOString()
  if (!(await insertConfirmation(store, { tokenHash: hash, accountId: account.id, email, expiresAt }))) return null
  const { mails } = serverTexts[language.code]
  const { subject, text, ignore } = mails.emailConfirmation
  const parts = [
    { text: mails.namelessGreeting },
    { text: fill(text, { city, days: String(LINK_DAYS) }) },
    { link: `${config.publicUrl}${language.base}${paths.confirmEmail}#token=${secret}` },
    { text: ignore },
    { text: fill(mails.signature, { city }) },
  ]
  return { to: { name: '', address: email }, ...writeMailText({ language, subject, parts }) }
}
