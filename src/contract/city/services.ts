import * as z from 'zod/mini'
import { httpUrl, line, slug, text } from '../text/content-fields.ts'
import { fact } from '../place/fact.ts'
import { serviceSigns, serviceTopics } from './service-topics.ts'

const ServiceTopic = z.enum(serviceTopics)

/** An entry of `services.json`: something that visitors need besides places, such as a station or a hospital. */
export const Service = z.strictObject({
  slug,
  topic: ServiceTopic,
  name: line,
  /** The evidence of the entry is that of this text. */
  about: fact(text),
  /** As they are dialled. */
  phones: z.optional(z.array(z.string().check(z.regex(/^\+?\d[\d ]{2,19}$/)))),
  /** `24/7` only: other hours stand in the text. */
  hours: z.optional(z.literal('24/7')),
  address: z.optional(text),
  website: z.optional(httpUrl),
  /** Left out: no source has the position. */
  geo: z.optional(
    z.strictObject({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180)),
      source: httpUrl,
      /** Left out: the exact spot. `locality`: only the neighbourhood is known, and the spot is its middle. */
      precision: z.optional(z.enum(['nearby', 'locality'])),
    }),
  ),
  /** Left out: the sign of its topic. */
  sign: z.optional(z.enum(serviceSigns)),
})
export type Service = z.infer<typeof Service>
