import { paths } from '#contract/paths.ts'

export const reviewTabs = ['list', 'post'] as const
export type ReviewTab = (typeof reviewTabs)[number]

/** What of the page is chosen, and the slug of the place that a review is to be about. */
export type ReviewsAddress = { tab: ReviewTab; place: string | null }

export function readReviewsAddress(search: URLSearchParams): ReviewsAddress {
  const tab = reviewTabs.find((tab) => tab === search.get('tab')) ?? 'list'
  return { tab, place: search.get('place') }
}

export function reviewsPath({ tab, place }: ReviewsAddress): string {
  const search = new URLSearchParams({ ...(tab !== 'list' && { tab }), ...(place !== null && { place }) })
  return search.size === 0 ? paths.reviews : `${paths.reviews}?${search}`
}
