import { fill } from '#contract/messages/format.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { paths } from '#contract/paths.ts'
import type { Context } from '../../platform/context.ts'
import { writeMailText, type Mail, type MailRequest } from '../../platform/mail/mail-text.ts'
import { LINK_DAYS } from './change-email.ts'
import { setChangeToken, type Mailbox } from './email-changes.store.ts'
import { createSecret } from './tokens.ts'

/**
 * Holds nothing that anybody typed: the new email may belong to somebody else. The mail is null when there is nothing
 * to confirm any more.
 */
export function writeEmailChangeMail(mailbox: Mailbox) {
  return async (
    { store, config, now }: Pick<Context, 'store' | 'config' | 'now'>,
    { id, email, city, language }: MailRequest,
  ): Promise<Mail | null> => {
    const { secret, hash } = createSecret()
    if (!(await setChangeToken(store.db, mailbox, { mailId: id, tokenHash: hash, now: now() }))) return null
    const { emailChange } = serverTexts[language.code]
    const { namelessGreeting, signature } = serverTexts[language.code].mails
    const { text, ignore } = emailChange[mailbox]
    const parts = [
      { text: namelessGreeting },
      { text: fill(text, { city, hours: String(LINK_DAYS * 24) }) },
      { link: `${config.publicUrl}${language.base}${paths.confirmEmailChange}#token=${secret}` },
      { text: ignore },
      { text: fill(signature, { city }) },
    ]
    return { to: { name: '', address: email }, ...writeMailText({ language, subject: emailChange.subject, parts }) }
  }
}
