import { Failure } from '#contract/failure.ts'
import { newsletter } from '#messages/newsletter.ts'
import { addressAttempts, limit } from '../auth/attempts.ts'
import type { Handlers } from '../http/handler.ts'
import { enqueueMail } from '../mail/mail-queue.store.ts'
import type { Services } from '../app/services.ts'
import { insertSubscriber } from './subscribers.store.ts'
import { unsubscribeByToken } from './unsubscribe-tokens.ts'

export function newsletterHandlers(services: Services): Pick<Handlers, 'subscribe' | 'unsubscribe'> {
  const { store, now, newId, mailer } = services
  return {
    subscribe: async ({ body: { name, email } }, { address }) => {
      await limit(services, addressAttempts(services, 'subscribeAddress', address))
      await store.db.transaction().execute(async (transaction) => {
        const isNew = await insertSubscriber(transaction, { email, name, createdAt: now().toISOString() })
        if (!isNew) throw new Failure('conflict', newsletter.emailExists)
        await enqueueMail(transaction, { id: newId(), template: 'newsletter-welcome', recipient: email, at: now() })
      })
      mailer.wake()
      return { success: true, message: newsletter.succeeded }
    },
    unsubscribe: async ({ query: { token } }) => {
      if (!(await unsubscribeByToken(store.db, token))) throw new Failure('not-found', newsletter.unsubscribeFailed)
      return { success: true }
    },
  }
}
