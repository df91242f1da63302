import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { slug, text } from '../text/content-fields.ts'
import { PhotoFocus } from './photo-focus.ts'
import { PlaceCategory, PlaceFacts, PlaceKind } from './place-facts.ts'
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

/** Maximum number of photos of a place. */
export const PLACE_PHOTOS_MAX = 12

const ContentPhoto = z.strictObject({
  /** The name of a file in `photos/`, or the address of a picture that an editor uploaded. */
  file: z
    .string()
    .check(
      z.regex(/^([\w-]+\.(webp|jpg|jpeg|png|avif)|\/media\/[0-9a-f]{64}\.webp)$/, contentCode('content.photo-file')),
    ),
  alt: text,
  credit: text,
  license: text,
  caption: z.optional(text),
  /** Left out: the middle. */
  focus: z.optional(PhotoFocus),
})
export type ContentPhoto = z.infer<typeof ContentPhoto>

export const contentConfidences = ['high', 'medium', 'low'] as const

/** Everything that editors say of a place: the facts that its page shows as they are, and what the guide makes more of. */
export const ContentPlace = z.strictObject({
  ...PlaceFacts.shape,
  geo: Geo,
  confidence: z.enum(contentConfidences),
  illustration: slug,
  /** The first one replaces the illustration. */
  photos: z.optional(z.array(ContentPhoto).check(z.maxLength(PLACE_PHOTOS_MAX, contentCode('content.photos-count')))),
  /** The same as a list of one photo. Folders of earlier versions have it. */
  photo: z.optional(ContentPhoto),
})
export type ContentPlace = z.infer<typeof ContentPlace>

/** A place as the desk stores it. A draft may lack these, which an editor says before publishing. Null: not known. */
export const StoredPlace = z.extend(ContentPlace, {
  category: z.nullable(PlaceCategory),
  kind: z.nullable(PlaceKind),
  locality: z.string(),
  description: z.string(),
})
export type StoredPlace = z.infer<typeof StoredPlace>

/** The photos of a place, the one for cards first. */
export function getPhotos({ photo, photos = [] }: Pick<ContentPlace, 'photo' | 'photos'>): readonly ContentPhoto[] {
  return photo ? [photo, ...photos] : photos
}

/** The field of a photo by its place in the list of all. */
export function photoField({ photo }: Pick<ContentPlace, 'photo'>, index: number): string {
  if (!photo) return `photos.${index}`
  return index === 0 ? 'photo' : `photos.${index - 1}`
}
