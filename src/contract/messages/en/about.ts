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
      title: 'Opinions stay',
      text: 'Low stars are never a reason to remove a review, and never sorted away. Reviews are removed for these reasons alone: they are not about the place, advertise, insult, tell private details, break the law, or are somebody else’s work. Their number and the reason stay at the place, and the author may ask once for another look.',
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
