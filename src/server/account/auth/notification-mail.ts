import { writeInstant } from '#contract/text/date-format.ts'
import { fill, formatsFor } from '#contract/messages/format.ts'
import type { KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts, type ServerTexts } from '#contract/messages/server-texts.ts'
import { paths } from '#contract/paths.ts'
import type { Context } from '../../platform/context.ts'
import type { Guide } from '../../guide/guide.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { writeMailText, type Mail, type MailPart, type MailRequest } from '../../platform/mail/mail-text.ts'
import type { Notice } from '../../platform/store/tables.ts'

type MailDeps = Pick<Context, 'config'> & { guide: Pick<GuideHolder, 'current'> }

/** A notice holds no token, no IP and no typed text: a reader learns only that something happened. */
export function writeNotificationMail(notice: Notice) {
  return async ({ config, guide }: MailDeps, { email, at, city, language }: MailRequest): Promise<Mail> => {
    const { mails, notices } = serverTexts[language.code]
    const { subject, text } = notices.letters[notice]
    const parts = [
      { text: mails.namelessGreeting },
      { text },
      { text: fill(notices.when, { when: showInstant(at, guide.current(), language), city }) },
      ...adviceOn(notice, notices, `${config.publicUrl}${language.base}${paths.forgotPassword}`),
      { text: fill(mails.signature, { city }) },
    ]
    return { to: { name: '', address: email }, ...writeMailText({ language, subject, parts }) }
  }
}

function adviceOn(notice: Notice, texts: ServerTexts['notices'], resetUrl: string): MailPart[] {
  // The account no longer has this email, so no code comes here.
  if (notice === 'email-changed') return [{ text: texts.writeToUs }]
  return [{ text: texts.forgotPassword }, { link: resetUrl }]
}

function showInstant(at: string, { city, timeZone }: Guide, language: KnownLanguage): string {
  return writeInstant(at, timeZone, formatsFor(language, city), 'long')
}
