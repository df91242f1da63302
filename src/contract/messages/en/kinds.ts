export const kinds = {
  attraction: 'Attraction',
  museum: 'Museum',
  nature: 'Nature',
  cafe: 'Café',
  street_food: 'Street food',
  historical: 'Historical place',
} as const
