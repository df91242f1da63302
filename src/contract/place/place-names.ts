import * as z from 'zod/mini'

/** The names of a place and its area in one language. */
export const PlaceName = z.object({
  /** Subtag of the language (BCP 47). */
  lang: z.string(),
  name: z.string(),
  /** Null: nobody has translated it yet. */
  locality: z.nullable(z.string()),
})
export type PlaceName = z.infer<typeof PlaceName>

/** A place in the languages of the city, in the city's order of them. English is always there. */
export const PlaceNames = z.object({ slug: z.string(), names: z.array(PlaceName) })
export type PlaceNames = z.infer<typeof PlaceNames>
