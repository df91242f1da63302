import type { Guide } from '../guide/guide.ts'
import { markChanged } from '../store/changes.ts'
import type { Executor } from '../store/database.ts'
import type { Person, PersonalData } from '../store/personal-data.ts'
import { showReview } from './reviews.ts'
import { listReviewsOf } from './reviews.store.ts'

/** Reviews stay, but they lose the name of their author. */
export const reviewsData = {
  tables: ['review'],
  erase: async (transaction) => {
    await markChanged(transaction, 'reviews')
  },
} satisfies PersonalData

export async function collectReviews(executor: Executor, { id }: Person, guide: Guide) {
  const reviews = await listReviewsOf(executor, id)
  return { reviews: reviews.map((review) => showReview(review, guide)) }
}
