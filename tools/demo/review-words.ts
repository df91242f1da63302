/** Sentences that fit every place. Demo data states no facts about a real place. */
const openings = [
  'Came early and stayed longer than planned.',
  'We stopped by between two other places.',
  'Second visit, this time with the family.',
  'Easy to find with the directions from this guide.',
  'An hour is enough, two are better.',
  'Went on a weekday and had time to look around.',
  'Our host sent us here.',
  'A good first stop on a long day.',
] as const

const closings = [
  'Would come again.',
  'Bring water and a little patience.',
  'The children still talk about it.',
  'Put it in the morning of your plan.',
  'Not for everybody, but I liked it.',
  'Worth the detour.',
  'Take a friend who asks questions.',
  'Next time I will stay until the evening.',
] as const

/** Ratings of ten typical reviews. */
const ratings = [5, 5, 5, 5, 4, 4, 4, 3, 3, 2] as const

export const reviewWords = { openings, closings, ratings } as const
