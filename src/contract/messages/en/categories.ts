export const categories = {
  navigation: 'Categories',
  explore: {
    tab: 'Trending',
    title: 'Trending in {city}',
    description: 'Beaches, gardens, museums, temples and markets: the places in {city} people ask for first.',
  },
  cafe: {
    tab: 'Cafe',
    title: 'Cafés in {city}',
    description: 'Coffee bars, bakeries and cafés in {city}, with what is known of each and what is not.',
  },
  street_food: {
    tab: 'Street Food',
    title: 'Street food in {city}',
    description: 'Locho, khaman, khawsa, aloo puri and ponk: the counters and lanes {city} eats at.',
  },
  historical: {
    tab: 'Historical Places',
    title: 'Historical places in {city}',
    description: 'The castle, the merchants’ tombs, the clock tower: what is left of {city}’s long past.',
  },
} as const
