/** Texts of the layer of the map with what visitors need besides places. */
export const mapServices = {
  show: 'Show help and arrival',
  hide: 'Hide help and arrival',
  title: 'Help and arrival',
  failed: 'Help and arrival could not be loaded.',
  here: { one: '{count} entry here', other: '{count} entries here' },
  kinds: {
    emergency: 'emergency',
    police: 'police',
    health: 'hospital',
    arrival: 'arrival',
    around: 'getting around',
    information: 'information',
    airport: 'airport',
    station: 'railway station',
    bus: 'buses',
    'tourist-office': 'tourist office',
    toilets: 'toilets',
  },
} as const
