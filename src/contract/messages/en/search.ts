export const search = {
  label: 'Search places',
  placeholder: 'Castle, locho …',
  submit: 'Search',
  back: 'Back to the list',
  results: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  resultsTitle: 'Search results',
  blank: 'Please enter a search term',
  failed: 'An error occurred while searching',
  none: 'No results found',
  noneHint: 'Try a shorter word, a neighbourhood such as Rander, or a dish such as khaman.',
} as const
