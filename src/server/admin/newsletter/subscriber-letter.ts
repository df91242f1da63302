import type { LetterPreview } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { languages } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { paths } from '#contract/paths.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { writeMailText, type Mail, type MailPart, type MailRequest } from '../../platform/mail/mail-text.ts'
import { findLetterPlaces } from './letter-places.ts'
import { findLetter, type LetterPlace, type StoredLetter } from './letters.store.ts'
import { findSubscriber } from './subscribers.store.ts'
import { createUnsubscribeToken } from './unsubscribe-tokens.ts'

export type LetterMailDeps = Pick<Context, 'store' | 'config'> & { guide: Pick<GuideHolder, 'current'> }

type LetterContent = { title: string; text: string; places: readonly LetterPlace[] }

/** Editors write an issue in one language, and everything around their text has the same. */
const [language] = languages

/**
 * Writes the mail of an issue to a subscriber. Like most newsletters, it greets nobody by name.
 * @returns null when that subscription has ended
 */
export async function writeLetterMail(deps: LetterMailDeps, { email, letterId }: MailRequest): Promise<Mail | null> {
  const { store, config } = deps
  const letter = letterId === null ? undefined : await findLetter(store.db, letterId)
  const subscriber = await findSubscriber(store.db, email)
  if (!letter || letter.state === 'draft' || subscriber?.confirmedAt == null) return null
  const token = await createUnsubscribeToken(store, email, letter.id)
  if (token === null) return null
  const query = `?token=${encodeURIComponent(token)}` as const
  const parts = writeParts(deps, getContent(deps, letter), query)
  return {
    to: { name: '', address: email },
    ...writeMailText({ language, subject: letter.title, parts }),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/newsletter/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * Writes the mail of an issue to the editor who tries it. Its link to unsubscribe leads to the page, but ends nothing.
 */
export async function writeTestLetterMail(
  deps: LetterMailDeps,
  { email, letterId }: MailRequest,
): Promise<Mail | null> {
  const letter = letterId === null ? undefined : await findLetter(deps.store.db, letterId)
  if (!letter) return null
  const parts = writeParts(deps, getContent(deps, letter))
  const subject = fill(serverTexts[language.code].mails.letter.testSubject, { title: letter.title })
  return { to: { name: '', address: email }, ...writeMailText({ language, subject, parts }) }
}

/** The same parts and the same text as the mails. */
export function previewLetter(deps: Pick<LetterMailDeps, 'config' | 'guide'>, content: LetterContent): LetterPreview {
  const parts = writeParts(deps, content)
  const { subject, text } = writeMailText({ language, subject: content.title, parts })
  return { from: deps.config.mailFrom, subject, parts, text }
}

type NewsletterPart = Exclude<MailPart, { code: string }>

/**
 * The parts of a mail, in its order. Links are plain: they hold neither a token nor a parameter that identifies the
 * reader. Only the link that ends the subscription knows its recipient.
 */
function writeParts(
  { config: { publicUrl }, guide }: Pick<LetterMailDeps, 'config' | 'guide'>,
  { title, text, places }: LetterContent,
  query: '' | `?token=${string}` = '',
): NewsletterPart[] {
  const { mails } = serverTexts[language.code]
  const city = guide.current().city.name
  return [
    { heading: title },
    ...getParagraphs(text).map((paragraph) => ({ text: paragraph })),
    ...places.map(({ slug, name, line }) => ({
      place: { name, line, link: `${publicUrl}${language.base}${paths.place(slug)}` },
    })),
    { text: fill(mails.signature, { city }) },
    { text: fill(mails.letter.why, { city }) },
    { link: `${publicUrl}${paths.unsubscribe}${query}` },
  ]
}

/** An empty line ends a paragraph. */
function getParagraphs(text: string): string[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/^\n+/, '').trimEnd())
    .filter((paragraph) => paragraph !== '')
}

/** Once the sending has begun, everybody gets the same places. */
function getContent({ guide }: LetterMailDeps, { title, text, shownPlaces, places }: StoredLetter): LetterContent {
  const found = () => findLetterPlaces(guide.current(), places).filter((place) => place !== undefined)
  return { title, text, places: shownPlaces ?? found() }
}
