import { fill, formatsFor } from '#contract/messages/format.ts'
import type { KnownLanguage } from '#contract/messages/languages.ts'
import { listFor } from '#contract/messages/list.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { paths } from '#contract/paths.ts'
import type { TripNewsItem } from '#contract/trip/trip-news.ts'
import { findAccountByEmail } from '../../account/auth/accounts.store.ts'
import { isEmailConfirmed } from '../../account/auth/confirmed-email.ts'
import { createToken, hashToken } from '../../account/auth/tokens.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Context } from '../../platform/context.ts'
import { writeMailText, type Mail, type MailPart, type MailRequest } from '../../platform/mail/mail-text.ts'
import { findMailedAt, insertStopToken } from './trip-mails.store.ts'
import { listTripNews } from './trip-news.ts'

type MailDeps = Pick<Context, 'store' | 'config' | 'now'> & { guide: Pick<GuideHolder, 'current'> }

/** The others have a line in the bell. */
const ANNOUNCED = 10

/** @returns null when nothing is new any more, or the account of the mailbox does not want it, or may not have it by now */
export async function writeTripNewsMail(
  { store, config, guide, now }: MailDeps,
  { email, city, language }: MailRequest,
): Promise<Mail | null> {
  const account = await findAccountByEmail(store.db, email)
  if (!account || account.suspendedAt !== null || !isEmailConfirmed(config, account)) return null
  if ((await findMailedAt(store.db, account.id)) === undefined) return null
  const news = await listTripNews(store.db, account.id)
  if (news.length === 0) return null
  const token = createToken()
  const stop = { tokenHash: hashToken(token) ?? '', accountId: account.id, at: now().toISOString() }
  await insertStopToken(store.db, stop)
  const { mails } = serverTexts[language.code]
  const base = `${config.publicUrl}${language.base}`
  const formats = formatsFor(language, guide.current(language.code).city)
  const parts: MailPart[] = [
    { text: mails.namelessGreeting },
    ...news
      .slice(0, ANNOUNCED)
      .flatMap((item) => [
        ...getLines(item, language, formats).map((text) => ({ text })),
        ...(item.role === null ? [] : [{ link: `${base}${paths.trip(item.tripId)}` }]),
      ]),
    { text: mails.tripNews.stop },
    { link: `${base}${paths.profile}#trip-mails` },
    { text: fill(mails.signature, { city }) },
  ]
  return {
    to: { name: '', address: email },
    ...writeMailText({ language, subject: mails.tripNews.subject, parts }),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/trip-mails/stop?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function getLines(
  { title, changedBy, joined, suggestions, role }: TripNewsItem,
  language: KnownLanguage,
  formats: ReturnType<typeof formatsFor>,
): string[] {
  const { tripNews } = serverTexts[language.code]
  const by = (names: readonly string[]) => ({ names: listFor(names, formats), title })
  return [
    ...(role === undefined ? [] : [fill(tripNews.roles[role ?? 'none'], { title })]),
    ...(suggestions > 0 ? [formats.plural(tripNews.waiting, suggestions, { title })] : []),
    ...(changedBy.length > 0 ? [formats.plural(tripNews.changed, changedBy.length, by(changedBy))] : []),
    ...(joined.length > 0 ? [formats.plural(tripNews.joined, joined.length, by(joined))] : []),
  ]
}
