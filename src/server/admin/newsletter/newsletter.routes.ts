import type { newsletterOperations } from '#contract/account/newsletter.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { confirmSubscription, endSubscription, subscribe, type NewsletterDeps } from './newsletter.ts'

export function newsletterHandlers(deps: NewsletterDeps): HandlersFor<typeof newsletterOperations> {
  return {
    subscribe: async ({ body }, { ip, language, texts }) => {
      const { isAsked } = await subscribe(deps, { ...body, ip, language })
      return { success: true, message: isAsked ? texts.replies.subscriptionAsked : texts.replies.subscribed }
    },
    confirmSubscription: async ({ body: { token } }, { language }) => {
      await confirmSubscription(deps, { token, language })
      return { success: true }
    },
    unsubscribe: async ({ query: { token } }) => {
      await endSubscription(deps, token)
      return { success: true }
    },
  }
}
