import { Failure } from '#contract/failure.ts'
import { ipAttempts, limit } from '../auth/attempts.ts'
import type { Handlers } from '../http/handler.ts'
import { enqueueMail } from '../mail/mail-queue.store.ts'
import type { Context } from '../context.ts'
import type { Mailer } from '../mail/mailer.ts'
import { insertSubscriber } from './subscribers.store.ts'
import { unsubscribeByToken } from './unsubscribe-tokens.ts'

type NewsletterDeps = Context & { mailer: Pick<Mailer, 'wake'> }

export function newsletterHandlers(deps: NewsletterDeps): Pick<Handlers, 'subscribe' | 'unsubscribe'> {
  const { store, now, newId, mailer } = deps
  return {
    subscribe: async ({ body: { name, email } }, { ip, texts }) => {
      await limit(deps, ipAttempts(deps, 'subscribeIp', ip))
      await store.db.transaction().execute(async (transaction) => {
        const isNew = await insertSubscriber(transaction, { email, name, createdAt: now().toISOString() })
        if (!isNew) throw new Failure('conflict', 'newsletter.email-exists')
        await enqueueMail(transaction, { id: newId(), template: 'newsletter-welcome', recipient: email, at: now() })
      })
      mailer.wake()
      return { success: true, message: texts.replies.subscribed }
    },
    unsubscribe: async ({ query: { token } }) => {
      if (!(await unsubscribeByToken(store.db, token))) throw new Failure('not-found', 'newsletter.unknown-link')
      return { success: true }
    },
  }
}
