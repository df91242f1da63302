export const home = {
  title: '{city} travel guide and trip planner',
  heroTitle: '{city}, as a traveller should find it',
  heroAction: 'Explore {city}',
  heroSecond: 'See suggested trips',
  stepsTitle: 'How does it work?',
  steps: [
    {
      title: 'Create account',
      text: 'A name, an email and a password. Your wishlist and trips are yours alone.',
    },
    {
      title: 'Plan trip',
      text: 'Collect places you like, put them on days, and see at a glance what fits.',
    },
    {
      title: 'Travel and enjoy',
      text: 'Take the plan with you, and tell the next traveller how it was.',
    },
  ],
  pickedTitle: 'Start here',
  pickedText: 'One place from each list to begin with.',
  whenTitle: 'When to come',
  whenAction: 'The year, month by month',
  aboutTitle: 'For passionate travellers',
  aboutAction: 'How this guide is made',
} as const
