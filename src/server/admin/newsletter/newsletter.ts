import { Failure } from '#contract/api/failure.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, attemptsBy, limit, getMoment } from '../../platform/throttle/attempts.ts'
import { unconfirmedMailAttempt } from '../../account/auth/unconfirmed-mail.ts'
import type { Context } from '../../platform/context.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { insertSubscriber, setSubscriberConfirmed } from './subscribers.store.ts'
import { findEmailOfToken, unsubscribeByToken } from './unsubscribe-tokens.ts'

export type NewsletterDeps = Context & { mailer: Pick<Mailer, 'wake'> }

/** The language is that of the page. */
type Subscription = { name: string; email: string; ip: string; language: LanguageCode }

/**
 * With a mail server, the owner of the email confirms by a link, and the answer is the same for every email. Without one
 * nobody can be asked.
 * @throws Failure `conflict` when that email is subscribed and there is no mail server
 */
export async function subscribe(
  deps: NewsletterDeps,
  { ip, ...subscriber }: Subscription,
): Promise<{ isAsked: boolean }> {
  await limit(deps, attemptsBy(deps, 'subscribeIp', ip))
  const isAsked = deps.config.smtpUrl !== null
  await (isAsked ? askToConfirm : subscribeAtOnce)(deps, subscriber)
  deps.mailer.wake()
  return { isAsked }
}

type Subscriber = Omit<Subscription, 'ip'>

function subscribeAtOnce({ store, now, newId }: NewsletterDeps, subscriber: Subscriber): Promise<void> {
  const createdAt = now().toISOString()
  return store.db.transaction().execute(async (transaction) => {
    const isNew = await insertSubscriber(transaction, { ...subscriber, createdAt, confirmedAt: createdAt })
    if (!isNew) throw new Failure('conflict', 'newsletter.email-exists')
    const recipient = subscriber.email
    await enqueueMail(transaction, { id: newId(), template: 'newsletter-welcome', recipient, at: now() })
  })
}

/**
 * Subscribed emails get a row of the queue too, but no mail is written for it, so that the time of the answer is equal.
 */
function askToConfirm(deps: NewsletterDeps, subscriber: Subscriber): Promise<void> {
  const { store, now, newId } = deps
  return store.db.transaction().execute(async (transaction) => {
    await insertSubscriber(transaction, { ...subscriber, createdAt: now().toISOString(), confirmedAt: null })
    const { email: recipient, language } = subscriber
    const attempts = [{ limit: limits.newsletterMail, by: recipient }, unconfirmedMailAttempt(recipient)]
    if ((await countAttempts(transaction, attempts, getMoment(deps))) > 0) return
    const mail = { id: newId(), template: 'newsletter-confirmation', recipient, language, at: now() } as const
    await enqueueMail(transaction, mail)
  })
}

/** @throws Failure `not-found` for an unknown token */
export async function confirmSubscription(
  deps: NewsletterDeps,
  { token, language }: { token: string; language: LanguageCode },
): Promise<void> {
  const { store, now, newId, mailer } = deps
  await store.db.transaction().execute(async (transaction) => {
    const email = await findEmailOfToken(transaction, token)
    if (email === undefined) throw new Failure('not-found', 'newsletter.unknown-link')
    if (!(await setSubscriberConfirmed(transaction, { email, language, at: now() }))) return
    await enqueueMail(transaction, { id: newId(), template: 'newsletter-welcome', recipient: email, at: now() })
  })
  mailer.wake()
}

/** @throws Failure `not-found` for an unknown token */
export async function endSubscription({ store }: Pick<NewsletterDeps, 'store'>, token: string): Promise<void> {
  if (!(await unsubscribeByToken(store, token))) throw new Failure('not-found', 'newsletter.unknown-link')
}
