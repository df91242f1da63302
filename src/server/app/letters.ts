import { knownLanguage, languages, type KnownLanguage } from '#contract/messages/languages.ts'
import { findAccountByEmail } from '../account/auth/accounts.store.ts'
import { writeNoticeLetter } from '../account/auth/notice-letter.ts'
import { writeOneTimeCodeLetter } from '../account/auth/one-time-code-letter.ts'
import type { Letter, LetterRequest } from '../platform/mail/letter.ts'
import type { QueuedMail } from '../platform/mail/mail-queue.store.ts'
import type { WriteLetter } from '../platform/mail/mailer.ts'
import { writeEmailChangeLetter } from '../account/auth/email-change-letter.ts'
import { writeEmailConfirmationLetter } from '../account/auth/email-confirmation-letter.ts'
import { writeNewsletterConfirmationLetter } from '../admin/newsletter/confirmation-letter.ts'
import { findSubscriber } from '../admin/newsletter/subscribers.store.ts'
import { writeWelcomeLetter } from '../admin/newsletter/welcome-letter.ts'
import { writeTripNewsLetter } from '../travellers/trips/trip-news-letter.ts'
import type { Services } from './services.ts'

/** Editors seldom write letters: the code that writes them loads with the first one. */
const writeLetterMail: LetterWriter = async (deps, request) =>
  (await import('../admin/newsletter/subscriber-letter.ts')).writeLetterMail(deps, request)

const writeTestLetterMail: LetterWriter = async (deps, request) =>
  (await import('../admin/newsletter/subscriber-letter.ts')).writeTestLetterMail(deps, request)

type LetterDeps = Pick<Services, 'config' | 'store' | 'guide' | 'now'>

type LetterWriter = (deps: LetterDeps, request: LetterRequest) => Promise<Letter | null>

/** The feature that asks for a mail also writes it. */
const writers = {
  'one-time-code': writeOneTimeCodeLetter,
  'email-confirmation': writeEmailConfirmationLetter,
  'email-change-old': writeEmailChangeLetter('old'),
  'email-change-new': writeEmailChangeLetter('new'),
  'newsletter-confirmation': writeNewsletterConfirmationLetter,
  'newsletter-welcome': writeWelcomeLetter,
  letter: writeLetterMail,
  'letter-test': writeTestLetterMail,
  'trip-news': writeTripNewsLetter,
  'new-device': writeNoticeLetter('new-device'),
  'new-password': writeNoticeLetter('new-password'),
  'new-admin': writeNoticeLetter('new-admin'),
  'new-role': writeNoticeLetter('new-role'),
  'second-factor-on': writeNoticeLetter('second-factor-on'),
  'second-factor-off': writeNoticeLetter('second-factor-off'),
  'email-changed': writeNoticeLetter('email-changed'),
} as const satisfies Record<QueuedMail['template'], LetterWriter>

export function createLetterWriter(deps: LetterDeps): WriteLetter {
  return async (mail) => {
    const { id, template, recipient, eventAt, letterId } = mail
    const language = await languageOf(deps, mail)
    const city = deps.guide.current(language.code).city.name
    return writers[template](deps, { id, email: recipient, at: eventAt, city, language, letterId })
  }
}

/** The account's own language; without an account or a choice, that of the page which asked for the mail. */
async function languageOf({ store }: LetterDeps, { recipient, language }: QueuedMail): Promise<KnownLanguage> {
  const account = await findAccountByEmail(store.db, recipient)
  const wanted = account?.language ?? language ?? (await findSubscriber(store.db, recipient))?.language ?? null
  return knownLanguage(wanted) ?? languages[0]
}
