import * as z from 'zod/mini'
import { text } from '../text/content-fields.ts'
import { PlaceCategory } from './place-facts.ts'

/** Sentences that speak of one city. Its folder holds them, and pages get them with the city. */
export const CityTexts = z.object({
  categories: z.record(PlaceCategory, z.strictObject({ description: text })),
  search: z.strictObject({
    /** Examples of terms, in the empty field. */
    placeholder: text,
    /** Help where a search finds nothing. */
    hint: text,
  }),
  suggestedTrips: z.strictObject({ description: text }),
})
