import * as z from 'zod/mini'
import { Calendar } from '#contract/city/calendar.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import { Climate } from '#contract/city/climate.ts'
import { slug, text } from '#contract/text/content-fields.ts'
import { Fares } from '#contract/city/fares.ts'

/** The schemas of a city's content folder. docs/content.md explains them to editors. */

/** The files about the year of a city, all of which are optional. Null stands for a file that is not there. */
export const CityYear = z.object({
  calendar: z.nullable(Calendar),
  climate: z.nullable(Climate),
  fares: z.nullable(Fares),
})
export type CityYear = z.infer<typeof CityYear>

/** The lists of a city besides its places and trips. A file that is not there has none. */
export type CityLists = {
  readonly dishes?: readonly Dish[] | undefined
  readonly services?: readonly Service[] | undefined
}

export const IllustrationIndex = z.record(
  slug,
  z.strictObject({ alt: text, width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) }),
)
export type IllustrationIndex = z.infer<typeof IllustrationIndex>
