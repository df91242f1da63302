import { StoredPlace, type ContentPlace } from '#contract/place/content-place.ts'
import type { IllustrationIndex } from '../../guide/content-schema.ts'
import type { Candidate } from './candidate.ts'
import { slugOfName } from '#contract/text/slug-of-name.ts'

/** An address of the name in Latin letters that is not taken. */
export function slugOf({ name, fields, number }: Candidate, taken: ReadonlySet<string>): string {
  const id = /\/(?:node|way|relation)\/(\d+)$/.exec(fields.sources?.[0] ?? '')?.[1]
  const wanted = fields.slug ?? (slugOfName(name) || `place-${id ?? number}`)
  if (!taken.has(wanted)) return wanted
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`
}

/**
 * A new place before the fields of the file are written into it, as an empty form of the desk has it. Description and
 * neighbourhood stay empty: only an editor can write them.
 */
export function emptyPlace(
  candidate: Candidate,
  { slug, today, illustrations }: { slug: string; today: string; illustrations: IllustrationIndex },
): ContentPlace {
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
    priceLevel: 0,
    priceNote: null,
    sources: [],
    lastChecked: today,
    geo: { lat: null, lng: null, precision: 'none' },
    confidence: 'low',
    illustration: drawings.find((name) => illustrations[name]) ?? generalDrawing(illustrations),
    facts: {},
  })
}

/** Drawings that belong to pages, not to places. */
const OF_PAGES = /^(about|hero|not-found|category-|reviews?-|trips?-|wishlist-)/

/** Every city has drawings of its lists at least. */
function generalDrawing(illustrations: IllustrationIndex): string {
  const names = Object.keys(illustrations)
  const general = ['old-town', 'market', 'garden'].find((name) => illustrations[name])
  return general ?? names.find((name) => !OF_PAGES.test(name)) ?? names[0] ?? 'category-explore'
}

/** Texts that only an editor can write, and that a published place has. */
export function missingIn({ locality, description }: ContentPlace): string[] {
  return [...(locality === '' ? ['locality'] : []), ...(description === '' ? ['description'] : [])]
}
