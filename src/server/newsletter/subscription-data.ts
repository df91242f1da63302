import type { Executor } from '../store/database.ts'
import type { Person, PersonalData } from '../store/personal-data.ts'
import { deleteSubscriber, findSubscriber } from './subscribers.store.ts'

export const subscriptionData = {
  tables: ['subscriber', 'unsubscribe_token'],
  erase: (transaction, { email }) => deleteSubscriber(transaction, email),
} satisfies PersonalData

export async function collectSubscription(executor: Executor, { email }: Person) {
  const subscriber = await findSubscriber(executor, email)
  return { newsletter: subscriber ? { name: subscriber.name, subscribedAt: subscriber.createdAt } : null }
}
