import type { Review } from '#contract/review/reviews.ts'

/** The name of the place in the language of the page, or, without a place in the guide, as the author wrote it. */
export function shownPlaceName({ nameInGuide, placeName }: Pick<Review, 'nameInGuide' | 'placeName'>): string {
  return nameInGuide ?? placeName
}
