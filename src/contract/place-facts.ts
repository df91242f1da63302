import * as z from 'zod/mini'
import { toCalendarDate } from './dates.ts'
import { reasonCode } from './failure.ts'

/** The four lists of the guide, named as their calls are. */
export const placeCategories = ['explore', 'cafe', 'street_food', 'historical'] as const
export const PlaceCategory = z.enum(placeCategories)
export type PlaceCategory = z.infer<typeof PlaceCategory>

/** The wishlist keeps the kind of a place as `type`. */
export const placeKinds = ['attraction', 'museum', 'nature', 'cafe', 'street_food', 'historical'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

export const text = z.string().check(z.trim(), z.minLength(1, reasonCode('content.blank')))

export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, reasonCode('content.slug')))

export const httpUrl = z.string().check(z.url({ protocol: /^https?$/, error: reasonCode('content.url') }))

const calendarDate = z.string().check(z.refine((date) => toCalendarDate(date) === date, reasonCode('content.date')))

/**
 * The facts of a place that its page shows as the city's folder holds them. A new fact is one line here, one in the
 * folder's entries and one where the page shows it.
 */
export const PlaceFacts = z.object({
  slug,
  name: text,
  category: PlaceCategory,
  kind: PlaceKind,
  /** Name of the schema.org type that fits best. */
  schemaOrgType: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/, reasonCode('content.schema-org-type'))),
  locality: text,
  description: text,
  tags: z.array(text),
  /** The words of the sources, which are often vague. */
  hours: z.nullable(text),
  /** 0 (free or street access) to 3 (expensive). */
  priceLevel: z.int().check(z.gte(0), z.lte(3)),
  priceNote: z.nullable(text),
  sources: z.array(httpUrl),
  /** Calendar date of the last check of these facts. */
  lastChecked: calendarDate,
})
export type PlaceFacts = z.infer<typeof PlaceFacts>
