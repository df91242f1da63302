import * as z from 'zod/mini'

/** A value, or several of them, as forms send them. `readPlaceListing` reads them. */
const values = z.optional(z.union([z.string(), z.array(z.string())]))

/** Parameters of a list of places. Others, and values without a meaning, are ignored; the answer names them. */
export const PlaceListingQuery = z.catchall(
  z.object({
    q: values,
    open: values,
    free: values,
    price: values,
    diet: values,
    setting: values,
    area: values,
    stepfree: values,
    verified: values,
    eat: values,
    sort: values,
    view: values,
  }),
  values,
)

/** The names and values of a query, as `readPlaceListing` reads them. */
export function getListingEntries(query: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(query).flatMap(([name, given]) =>
    [given].flat().flatMap((value): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Result of the filters for a place. `unknown`: no known fact excludes it, and at least one fact is not known. */
export const placeMatches = ['fit', 'unknown', 'not'] as const
export const PlaceMatch = z.enum(placeMatches)
export type PlaceMatch = z.infer<typeof PlaceMatch>
