import type { Coordinates } from '#contract/review/reviews.ts'

/** URL of a maps search by coordinates (section 2). */
export function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lng}` })}`
}
