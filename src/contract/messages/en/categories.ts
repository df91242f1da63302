export const categories = {
  navigation: 'Categories',
  all: {
    tab: 'All places',
    title: 'All places in {city}',
  },
  explore: {
    tab: 'Trending',
    title: 'Trending in {city}',
  },
  cafe: {
    tab: 'Cafe',
    title: 'Cafés in {city}',
  },
  street_food: {
    tab: 'Street Food',
    title: 'Street food in {city}',
  },
  historical: {
    tab: 'Historical Places',
    title: 'Historical places in {city}',
  },
} as const
