import * as z from 'zod/mini'
import { contentCode } from './content-code.ts'
import { toCalendarDate } from './dates.ts'

/** The names are those of the API calls. */
export const placeCategories = ['explore', 'cafe', 'street_food', 'historical'] as const
export const PlaceCategory = z.enum(placeCategories)
export type PlaceCategory = z.infer<typeof PlaceCategory>

/** Wishlist items call it `type`. */
export const placeKinds = ['attraction', 'museum', 'nature', 'cafe', 'street_food', 'historical'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

export const text = z.string().check(z.trim(), z.minLength(1, contentCode('content.blank')))

export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, contentCode('content.slug')))

export const httpUrl = z.string().check(z.url({ protocol: /^https?$/, error: contentCode('content.url') }))

const calendarDate = z.string().check(z.refine((date) => toCalendarDate(date) === date, contentCode('content.date')))

/**
 * Facts of a place, equal in the folder of the city and on the page. A new fact needs one line here, one in the entries
 * of the folder, and one on the page.
 */
export const PlaceFacts = z.object({
  slug,
  name: text,
  category: PlaceCategory,
  kind: PlaceKind,
  /** Name of the best fitting schema.org type. */
  schemaOrgType: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/, contentCode('content.schema-org-type'))),
  locality: text,
  description: text,
  tags: z.array(text),
  /** Text of the sources, which is often vague. */
  hours: z.nullable(text),
  /** 0 (free or street access) to 3 (expensive). */
  priceLevel: z.int().check(z.gte(0), z.lte(3)),
  priceNote: z.nullable(text),
  sources: z.array(httpUrl),
  /** Date of the last check of these facts. */
  lastChecked: calendarDate,
})
export type PlaceFacts = z.infer<typeof PlaceFacts>
