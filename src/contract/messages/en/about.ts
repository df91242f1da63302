export const about = {
  title: 'About Us',
  description: 'How this guide to {city} is made: researched places, named sources, honest gaps.',
  rulesTitle: 'What we hold ourselves to',
  rules: [
    {
      title: 'Sources are shown',
      text: 'Each place names where its facts come from and when they were last checked.',
    },
    {
      title: 'Gaps are shown too',
      text: 'What nobody could confirm is marked “not verified yet” instead of being smoothed over.',
    },
    {
      title: 'Ratings are travellers’ own',
      text: 'A rating is the mean of the reviews written here. A place without reviews says so.',
    },
    {
      title: 'Pictures are drawn',
      text: 'Every picture is an original illustration, made for this guide and light enough for a slow network.',
    },
  ],
  mapsTitle: 'Maps',
  maps: 'The maps of this guide come from these sources:',
  figures: {
    places: { one: '{count} place', other: '{count} places' },
    exact: { one: '{count} exact spot on the map', other: '{count} exact spots on the map' },
    sources: { one: '{count} source', other: '{count} sources' },
  },
} as const
