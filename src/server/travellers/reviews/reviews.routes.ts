import type { reviewOperations } from '#contract/review/reviews.operations.ts'
import type { Guest, HandlersFor } from '../../platform/http/handler.ts'
import { languages } from '#contract/messages/languages.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { Review } from '#contract/review/reviews.ts'
import { editReview, readVersions } from './edit-review.ts'
import { voteHelpful } from './helpful-votes.ts'
import { listVisitsFor, showVisit } from './review-visits.ts'
import { listHelpfulVotesFor } from './helpful-votes.store.ts'
import {
  createReview,
  deleteReview,
  readReviews,
  restoreReview,
  type AuthoredReview,
  type ReviewDeps,
} from './reviews.ts'

export function reviewHandlers(deps: ReviewDeps): HandlersFor<typeof reviewOperations> {
  /** In the language of the caller. */
  const show = (review: AuthoredReview, { texts, language }: Pick<Guest, 'texts' | 'language'>): Review => {
    const shown = nameAuthor(review, texts)
    if (language === languages[0].code) return shown
    const place = deps.guide.current(language).findByNameKey(nameKey(review.placeName))
    return place ? { ...shown, nameInGuide: place.name } : shown
  }
  return {
    listReviews: async ({ query }, caller) => {
      const { reviews, ...page } = await readReviews(deps, query)
      return { success: true, reviews: reviews.map((review) => show(review, caller)), ...page }
    },
    createReview: async ({ body }, { account, idempotencyKey, texts, language }) => ({
      success: true,
      review: show(await createReview(deps, { account, input: body, idempotencyKey }), { texts, language }),
    }),
    deleteReview: async ({ params: { id } }, { account }) => {
      await deleteReview(deps, { account, id })
      return { success: true }
    },
    restoreReview: async ({ params: { id } }, { account, texts, language }) => ({
      success: true,
      review: show(await restoreReview(deps, { account, id }), { texts, language }),
    }),
    editReview: async ({ params: { id }, body: { version, ...input } }, { account, texts, language }) => ({
      success: true,
      review: show(await editReview(deps, { account, id, input, version }), { texts, language }),
    }),
    listReviewVersions: async ({ params: { id } }) => ({ success: true, versions: await readVersions(deps, id) }),
    voteHelpful: async ({ params: { id }, body: { isHelpful } }, { account }) => {
      await voteHelpful(deps, { account, id, isHelpful })
      return { success: true }
    },
    listHelpfulVotes: async (_input, { account }) => ({
      success: true,
      reviewIds: await listHelpfulVotesFor(deps.store.db, account.id),
    }),
    showVisit: async ({ params: { id }, body: { isShown } }, { account }) => {
      await showVisit(deps, { account, id, isShown })
      return { success: true }
    },
    listVisits: async (_input, { account }) => ({ success: true, visits: await listVisitsFor(deps, account.id) }),
  }
}

export function nameAuthor(review: AuthoredReview, { replies }: Guest['texts']): Review {
  return { ...review, userName: review.userName ?? replies.formerTraveller }
}
