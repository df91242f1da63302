import { knownLanguage, languages, type KnownLanguage } from '#contract/messages/languages.ts'
import { findAccountByEmail } from '../account/auth/accounts.store.ts'
import { writeNotificationMail } from '../account/auth/notification-mail.ts'
import { writeOneTimeCodeMail } from '../account/auth/one-time-code-mail.ts'
import type { Mail, MailRequest } from '../platform/mail/mail-text.ts'
import type { QueuedMail } from '../platform/mail/mail-queue.store.ts'
import type { WriteMail } from '../platform/mail/mailer.ts'
import { writeEmailChangeMail } from '../account/auth/email-change-mail.ts'
import { writeEmailConfirmationMail } from '../account/auth/email-confirmation-mail.ts'
import { writeNewsletterConfirmationMail } from '../admin/newsletter/confirmation-mail.ts'
import { findSubscriber } from '../admin/newsletter/subscribers.store.ts'
import { writeWelcomeMail } from '../admin/newsletter/welcome-mail.ts'
import { writeTripNewsMail } from '../travellers/trips/trip-news-mail.ts'
import type { Services } from './services.ts'

/** Newsletter issues are rare: the code that writes their mails loads with the first one. */
const writeLetterMail: MailWriter = async (deps, request) =>
  (await import('../admin/newsletter/subscriber-letter.ts')).writeLetterMail(deps, request)

const writeTestLetterMail: MailWriter = async (deps, request) =>
  (await import('../admin/newsletter/subscriber-letter.ts')).writeTestLetterMail(deps, request)

type LetterDeps = Pick<Services, 'config' | 'store' | 'guide' | 'now'>

type MailWriter = (deps: LetterDeps, request: MailRequest) => Promise<Mail | null>

/** The feature that asks for a mail also writes it. */
const writers = {
  'one-time-code': writeOneTimeCodeMail,
  'email-confirmation': writeEmailConfirmationMail,
  'email-change-old': writeEmailChangeMail('old'),
  'email-change-new': writeEmailChangeMail('new'),
  'newsletter-confirmation': writeNewsletterConfirmationMail,
  'newsletter-welcome': writeWelcomeMail,
  letter: writeLetterMail,
  'letter-test': writeTestLetterMail,
  'trip-news': writeTripNewsMail,
  'new-device': writeNotificationMail('new-device'),
  'new-password': writeNotificationMail('new-password'),
  'new-admin': writeNotificationMail('new-admin'),
  'new-role': writeNotificationMail('new-role'),
  'second-factor-on': writeNotificationMail('second-factor-on'),
  'second-factor-off': writeNotificationMail('second-factor-off'),
  'email-changed': writeNotificationMail('email-changed'),
} as const satisfies Record<QueuedMail['template'], MailWriter>

export function createLetterWriter(deps: LetterDeps): WriteMail {
  return async (mail) => {
    const { id, template, recipient, eventAt, letterId } = mail
    const language = await getLanguage(deps, mail)
    const city = deps.guide.current(language.code).city.name
    return writers[template](deps, { id, email: recipient, at: eventAt, city, language, letterId })
  }
}

/** The account's own language; without an account or a choice, that of the page which asked for the mail. */
async function getLanguage({ store }: LetterDeps, { recipient, language }: QueuedMail): Promise<KnownLanguage> {
  const account = await findAccountByEmail(store.db, recipient)
  const wanted = account?.language ?? language ?? (await findSubscriber(store.db, recipient))?.language ?? null
  return knownLanguage(wanted) ?? languages[0]
}
