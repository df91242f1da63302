import { languages } from '#contract/messages/languages.ts'
import { writeNoticeLetter } from '../auth/notice-letter.ts'
import { writeOneTimeCodeLetter } from '../auth/one-time-code-letter.ts'
import type { Letter, LetterRequest } from '../mail/letter.ts'
import type { QueuedMail } from '../mail/mail-queue.store.ts'
import type { WriteLetter } from '../mail/mailer.ts'
import { writeEmailChangeLetter } from '../auth/email-change-letter.ts'
import { writeEmailConfirmationLetter } from '../auth/email-confirmation-letter.ts'
import { writeNewsletterConfirmationLetter } from '../newsletter/confirmation-letter.ts'
import { writeWelcomeLetter } from '../newsletter/welcome-letter.ts'
import type { Services } from './services.ts'

type LetterDeps = Pick<Services, 'config' | 'store' | 'guide' | 'now'>

type LetterWriter = (deps: LetterDeps, request: LetterRequest) => Promise<Letter | null>

/** The feature that asks for a mail also writes it. The language is the first one: accounts have none of their own. */
const writers = {
  'one-time-code': writeOneTimeCodeLetter,
  'email-confirmation': writeEmailConfirmationLetter,
  'email-change-old': writeEmailChangeLetter('old'),
  'email-change-new': writeEmailChangeLetter('new'),
  'newsletter-confirmation': writeNewsletterConfirmationLetter,
  'newsletter-welcome': writeWelcomeLetter,
  'new-device': writeNoticeLetter('new-device'),
  'new-password': writeNoticeLetter('new-password'),
  'new-admin': writeNoticeLetter('new-admin'),
  'new-role': writeNoticeLetter('new-role'),
  'second-factor-on': writeNoticeLetter('second-factor-on'),
  'second-factor-off': writeNoticeLetter('second-factor-off'),
  'email-changed': writeNoticeLetter('email-changed'),
} as const satisfies Record<QueuedMail['template'], LetterWriter>

export function createLetterWriter(deps: LetterDeps): WriteLetter {
  return ({ id, template, recipient, eventAt }) =>
    writers[template](deps, {
      id,
      email: recipient,
      at: eventAt,
      city: deps.guide.current().city.name,
      language: languages[0],
    })
}
