import { StoredPlace } from '#contract/place/content-place.ts'
import type { ImportedField } from '#contract/admin/place-imports.ts'
import type { IllustrationIndex } from '../../guide/content-schema.ts'
import type { Candidate } from './candidate.ts'
import type { PlaceKind } from '#contract/place/place-facts.ts'
import { slugOfName } from '#contract/text/slug.ts'

/** An address of the name in Latin letters that is not taken. */
export function toSlug({ name, fields, number }: Candidate, taken: ReadonlySet<string>): string {
  const id = /\/(?:node|way|relation)\/(\d+)$/.exec(fields.sources?.[0] ?? '')?.[1]
  const wanted = fields.slug ?? (slugOfName(name) || `place-${id ?? number}`)
  if (!taken.has(wanted)) return wanted
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`
}

/**
 * A new place before the fields of the file are written into it. It says nothing that the file does not say: what a
 * page needs besides, only an editor can write.
 */
export function emptyPlace(
  candidate: Candidate,
  { slug, today, illustrations }: { slug: string; today: string; illustrations: IllustrationIndex },
): StoredPlace {
  const { category, kind, schemaOrgType, drawings } = candidate.defaults
  return StoredPlace.parse({
    slug,
    name: candidate.name,
    category,
    kind,
    schemaOrgType,
    locality: '',
    description: '',
    tags: [],
    hours: null,
    priceLevel: null,
    priceNote: null,
    sources: [],
    lastChecked: today,
    geo: { lat: null, lng: null, precision: 'none' },
    confidence: 'low',
    illustration: drawings.find((name) => illustrations[name]) ?? generalDrawing(illustrations, kind),
    facts: {},
  })
}

/** Drawings that belong to pages, not to places. */
const OF_PAGES = /^(about|hero|not-found|category-|reviews?-|trips?-|wishlist-)/

/** The drawings that fit a kind of place in any city, best first. An attraction may be anything. */
const OF_KINDS: Readonly<Record<PlaceKind, readonly string[]>> = {
  attraction: ['attraction', 'old-town'],
  historical: ['old-town', 'museum'],
  museum: ['museum', 'old-town'],
  nature: ['garden', 'riverfront'],
  cafe: ['cafe', 'tea-stall'],
  street_food: ['food-plate', 'street-stall'],
}

/** Every city has drawings of its lists at least. */
function generalDrawing(illustrations: IllustrationIndex, kind: PlaceKind | null): string {
  const names = Object.keys(illustrations)
  const general = OF_KINDS[kind ?? 'attraction'].find((name) => illustrations[name])
  return general ?? names.find((name) => !OF_PAGES.test(name)) ?? names[0] ?? 'category-explore'
}

const NEEDED = ['category', 'kind', 'locality', 'description'] as const

/** The fields that a published place needs and that only an editor can fill, where they are blank. */
export function missingIn(place: StoredPlace): string[] {
  return NEEDED.filter((field) => place[field] === null || place[field] === '')
}

/** The same of a new place after an editor took other fields of its row. */
export function missingAfter(missing: readonly string[], fields: readonly ImportedField[]): string[] {
  const offered = new Map(fields.map(({ field, isTaken }) => [field, isTaken]))
  return NEEDED.filter((field) => (offered.has(field) ? !offered.get(field) : missing.includes(field)))
}
