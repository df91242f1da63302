import type { Review } from '#contract/reviews.ts'

/** The reviews in whose place, text or author all words occur, whatever their case and accents. */
export function reviewsMatching(reviews: readonly Review[], filter: string): readonly Review[] {
  const words = plain(filter).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return reviews
  return reviews.filter(({ placeName, landmark, location, reviewText, userName }) => {
    const text = plain([placeName, landmark, location, reviewText, userName].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
