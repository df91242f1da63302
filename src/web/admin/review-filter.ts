import type { Review } from '#contract/review/reviews.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/**
 * Reviews that contain all words of the filter in place, landmark, location, text or author, regardless of case and
 * accents.
 */
export function reviewsMatching(reviews: readonly Review[], filter: string): readonly Review[] {
  const words = normalise(filter).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return reviews
  return reviews.filter(({ placeName, landmark, location, reviewText, userName }) => {
    const text = normalise([placeName, landmark, location, reviewText, userName].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function normalise(text: string): string {
  return toNormalForm(text, 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
