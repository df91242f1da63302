/** The bar at the foot of small screens. */
export const tabBar = {
  label: 'Shortcuts',
  explore: 'Explore',
  map: 'Map',
  trip: 'Trip',
  phrases: 'Phrases',
  me: 'Me',
} as const
