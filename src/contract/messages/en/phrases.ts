/** The page with sentences in the languages of the city. The sentences themselves are content of the city. */
export const phrases = {
  title: 'Phrases for {city}',
  description: 'Sentences for rides, meals, shops and help in {city}, and how to say them.',
  loading: 'Loading phrases…',
  failed: 'The phrases could not be loaded',
  none: 'This guide has no phrases yet.',
  unchecked: 'A machine has made these sentences, and no native reader has checked them yet.',
  groups: {
    courtesy: 'Courtesy',
    riding: 'On the way',
    eating: 'Eating',
    buying: 'Shopping',
    help: 'Help',
  },
  showLarge: 'Show large in {language}: {phrase}',
  noVoice: 'This device has no voice for {language}. Show the sentence instead.',
  listen: 'Read aloud',
  close: 'Close',
  readAloud: 'Read aloud in {language}: {phrase}',
} as const
