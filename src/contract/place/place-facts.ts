import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { calendarDate, httpUrl, line, slug, text } from '../text/content-fields.ts'
import { ResearchedFacts } from './researched-facts.ts'

/** The names are those of the API calls. */
export const placeCategories = ['explore', 'cafe', 'street_food', 'historical'] as const
export const PlaceCategory = z.enum(placeCategories)
export type PlaceCategory = z.infer<typeof PlaceCategory>

/** Wishlist items call it `type`. */
export const placeKinds = ['attraction', 'museum', 'nature', 'cafe', 'street_food', 'historical'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

/**
 * Facts of a place, equal in the folder of the city and on the page. A new fact that needs evidence has one line in
 * `researched-facts.ts`, another fact one line here; both need one in the entries of the folder and one on the page.
 */
export const PlaceFacts = z.object({
  slug,
  name: line,
  category: PlaceCategory,
  kind: PlaceKind,
  /** Name of the best fitting schema.org type. */
  schemaOrgType: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/, contentCode('content.schema-org-type'))),
  locality: text,
  description: text,
  tags: z.array(text),
  /** Text of the sources, which is often vague. */
  hours: z.nullable(text),
  /** 0 (free or street access) to 3 (expensive). Null: not known. */
  priceLevel: z.nullable(z.int().check(z.gte(0), z.lte(3))),
  priceNote: z.nullable(text),
  sources: z.array(httpUrl),
  /** Date of the last check of these facts. */
  lastChecked: calendarDate,
  /** Facts that one can compute with, each with its evidence. A place stored by an earlier version has none. */
  facts: z.optional(ResearchedFacts),
})
export type PlaceFacts = z.infer<typeof PlaceFacts>
