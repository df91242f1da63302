import type { PlaceKind } from '#contract/place/place-facts.ts'

/** Signs of the kinds on a grid of 24 × 24, drawn as lines. */
export const pinSigns = {
  attraction: 'M12 4l2.4 5.200l5.600.700l-4.100 3.900l1.100 5.600L12 16.600L7 19.400l1.100-5.600L4 9.900l5.600-.700z',
  museum: 'M4 9.500L12 5l8 4.500zM6 19h12M7.500 10v8.500M12 10v8.500M16.500 10v8.500',
  nature: 'M12 20v-7M12 14c-4.500 0-6-2.500-6-5s2.500-5 6-5s6 2.500 6 5s-1.500 5-6 5zM12 13l3-3',
  cafe: 'M5 9h11v5a4.500 4.500 0 0 1-4.500 4.500h-2A4.500 4.500 0 0 1 5 14zM16 10.500h1.500a2.200 2.200 0 0 1 0 4.400H16M8.500 4v2M12.500 4v2',
  street_food: 'M4 11.500h16a8 7 0 0 1-16 0zM8 8c0-1.500 1.500-1.500 1.500-3M13.500 8c0-1.500 1.500-1.500 1.500-3',
  historical: 'M5 20V9l3-2v2h2.500V5.500L12 4l1.500 1.500V9H16V7l3 2v11zM10 20v-4a2 2 0 0 1 4 0v4',
} as const satisfies Record<PlaceKind, string>
