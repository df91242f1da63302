import { paths } from '#contract/paths.ts'

export const reviewTabs = ['list', 'post'] as const
export type ReviewTab = (typeof reviewTabs)[number]

/** The URL holds the open tab and the slug of the place for a new review. */
export type ReviewsUrl = { tab: ReviewTab; place: string | null }

export function reviewsPath({ tab, place }: ReviewsUrl): string {
  const search = new URLSearchParams({ ...(tab !== 'list' && { tab }), ...(place !== null && { place }) })
  return search.size === 0 ? paths.reviews : `${paths.reviews}?${search}`
}
