import { reviewTabs, type ReviewsUrl } from './reviews-url.ts'

export function readReviewsUrl(search: URLSearchParams): ReviewsUrl {
  const tab = reviewTabs.find((tab) => tab === search.get('tab')) ?? 'list'
  return { tab, place: search.get('place') }
}
