export const search = {
  label: 'Search places',
  submit: 'Search',
  back: 'Back to the list',
  results: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  resultsTitle: 'Search results',
  blank: 'Please enter a search term',
  failed: 'An error occurred while searching',
  none: 'No results found',
} as const
