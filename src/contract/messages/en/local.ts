/** Texts of the pages with dishes and with what visitors need besides places. */
export const local = {
  loading: 'Loading …',
  failed: 'The list could not be loaded',
  dishes: {
    title: 'What to eat in {city}',
    description: 'The dishes of {city}: what each one is, when its season is, and where it is eaten.',
    none: 'This guide has no dishes yet.',
    season: 'Season',
    seasonUnknown: 'not known',
    meal: 'Meal',
    meals: { breakfast: 'breakfast' },
    byRecipe: 'by what the dish is made of: ask at the shop',
    where: 'Where it is eaten',
    nowhere: 'No place of this guide is known to serve it.',
  },
  services: {
    title: 'Help and arrival in {city}',
    description: 'Emergency numbers, police, hospitals, airport, station, buses and offices in {city}.',
    none: 'This guide has no such list yet.',
    dayAndNight: 'day and night',
    topics: {
      emergency: 'Emergency',
      police: 'Police',
      health: 'Hospitals',
      arrival: 'Arrival',
      around: 'Getting around',
      information: 'Information',
    },
  },
} as const
