import type { Handlers } from '../http/handler.ts'
import { confirmSubscription, endSubscription, subscribe, type NewsletterDeps } from './newsletter.ts'

type NewsletterEndpoints = 'subscribe' | 'confirmSubscription' | 'unsubscribe'

export function newsletterHandlers(deps: NewsletterDeps): Pick<Handlers, NewsletterEndpoints> {
  return {
    subscribe: async ({ body }, { ip, texts }) => {
      const { isAsked } = await subscribe(deps, { ...body, ip })
      return { success: true, message: isAsked ? texts.replies.subscriptionAsked : texts.replies.subscribed }
    },
    confirmSubscription: async ({ body: { token } }) => {
      await confirmSubscription(deps, token)
      return { success: true }
    },
    unsubscribe: async ({ query: { token } }) => {
      await endSubscription(deps, token)
      return { success: true }
    },
  }
}
