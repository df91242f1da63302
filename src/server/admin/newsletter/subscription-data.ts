import type { Executor } from '../../platform/store/database.ts'
import type { Person, PersonalData } from '../../platform/store/personal-data.ts'
import { deleteSubscriber, findSubscriber } from './subscribers.store.ts'

export const subscriptionData = {
  tables: ['subscriber', 'unsubscribe_token', 'letter', 'letter_delivery'],
  // An email that nobody confirmed may be another person's, and so is its subscription.
  erase: async (transaction, { email, ownsEmail }) => {
    if (ownsEmail) await deleteSubscriber(transaction, email)
  },
} satisfies PersonalData

export async function collectSubscription(executor: Executor, { email, ownsEmail }: Person) {
  const subscriber = ownsEmail ? await findSubscriber(executor, email) : undefined
  if (!subscriber) return { newsletter: null }
  const { name, createdAt, language } = subscriber
  return { newsletter: { name, subscribedAt: createdAt, ...(language && { language }) } }
}
