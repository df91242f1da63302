import type { CityPart, ContentCity } from '#contract/city/content-city.ts'
import type { CityYear } from './content-schema.ts'

/** Names in the audit log for the parts without a name of their own. */
export const CITY_PART_NAMES = { fares: 'Fares', climate: 'Climate' } as const

/** The files of a folder that the desk has as one document each. A file that is not there is null. */
export type PartsOfCity = Pick<CityYear, 'fares' | 'climate'> & { readonly city: ContentCity }

export function getParts({ city, fares, climate }: PartsOfCity): CityPart[] {
  return [
    { slug: 'city', city },
    ...(fares ? [{ slug: 'fares', fares } as const] : []),
    ...(climate ? [{ slug: 'climate', climate } as const] : []),
  ]
}

/** Undefined: the store has no city. */
export function cityOfParts(parts: readonly CityPart[]): PartsOfCity | undefined {
  const city = parts.find((part) => part.slug === 'city')?.city
  const fares = parts.find((part) => part.slug === 'fares')?.fares ?? null
  const climate = parts.find((part) => part.slug === 'climate')?.climate ?? null
  return city && { city, fares, climate }
}
