import * as z from 'zod/mini'
import { Calendar } from '#contract/city/calendar.ts'
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

export const IllustrationIndex = z.record(
  slug,
  z.strictObject({ alt: text, width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) }),
)
export type IllustrationIndex = z.infer<typeof IllustrationIndex>
