import * as z from 'zod/mini'
import { contentCode } from './content-code.ts'
import { slug, text } from './content-fields.ts'
import { PlaceFacts } from './place-facts.ts'
import { GeoPrecision } from './places.ts'

/** A place as editors write it: an entry of the folder's `places.json`, and what the desk sends and stores. */

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))

const Geo = z
  .strictObject({ lat: z.nullable(latitude), lng: z.nullable(longitude), precision: GeoPrecision })
  .check(
    z.refine(
      ({ lat, lng, precision }) => (lat === null) === (lng === null) && (lat === null) === (precision === 'none'),
      contentCode('content.position'),
    ),
  )

const Photo = z.strictObject({
  /** The name of a file in `photos/`. */
  file: z.string().check(z.regex(/^[\w-]+\.(webp|jpg|jpeg|png|avif)$/, contentCode('content.photo-file'))),
  alt: text,
  credit: text,
  license: text,
})

export const contentConfidences = ['high', 'medium', 'low'] as const

/** Everything that editors say of a place: the facts that its page shows as they are, and what the guide makes more of. */
export const ContentPlace = z.strictObject({
  ...PlaceFacts.shape,
  geo: Geo,
  confidence: z.enum(contentConfidences),
  illustration: slug,
  photo: z.optional(Photo),
})
export type ContentPlace = z.infer<typeof ContentPlace>
