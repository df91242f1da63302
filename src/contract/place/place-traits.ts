import * as z from 'zod/mini'
import { accessAnswers, dietAnswers, settings } from './researched-facts.ts'

const DietAnswer = z.optional(z.enum(dietAnswers))

/**
 * The traits of a place that the filters of lists compare, without the evidence. A trait that is left out is not known:
 * it has no source, or the sources contradict each other.
 */
export const PlaceTraits = z.strictObject({
  /** True if nobody pays for the entry. */
  free: z.optional(z.boolean()),
  /** The guide has a tariff of a place without a price level. */
  priced: z.optional(z.literal(true)),
  diet: z.optional(
    z.strictObject({ vegetarian: DietAnswer, vegan: DietAnswer, jain: DietAnswer, halal: DietAnswer, egg: DietAnswer }),
  ),
  setting: z.optional(z.enum(settings)),
  stepFree: z.optional(z.enum(accessAnswers)),
})
export type PlaceTraits = z.infer<typeof PlaceTraits>
