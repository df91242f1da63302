export const reviewPage = {
  title: 'Reviews',
  description: 'What travellers found in {city}, and room for what you found.',
  sections: 'On this page',
  tabs: { list: 'Reviews', post: 'Post Review' },
  listTitle: 'All Reviews',
  loading: 'Loading reviews …',
  emptyHint: 'Yours would be the first.',
  shown: { one: '{count} review shown', other: '{count} reviews shown' },
  undoText: 'Your review of “{place}” was deleted.',
  restored: 'Your review of “{place}” is back.',
  restoreFailed: 'The review could not be brought back.',
} as const
