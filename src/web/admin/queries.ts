import { listActivity } from '#contract/activity.ts'
import { listReviews } from '#contract/reviews.ts'
import { pagedQuery } from '../api/query-client.ts'

const PAGE = '50'

/** Reviews for moderation: read anew whenever the tab is opened, since somebody may be posting right now. */
export const reviewPages = () =>
  pagedQuery(listReviews, { query: { limit: PAGE } }, { staleTime: 0, retryOnMount: true })

export const activityPages = () =>
  pagedQuery(listActivity, { query: { limit: PAGE } }, { staleTime: 0, retryOnMount: true })
