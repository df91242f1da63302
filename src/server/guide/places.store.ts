import * as z from 'zod/mini'
import { nameKey } from '#contract/place-name.ts'
import { ContentPlace } from './content-schema.ts'
import type { Executor } from '../store/open.ts'
import type { PlaceTable } from '../store/tables.ts'

/** A place as the store keeps it: an entry of the content folder. */
export type Place = ContentPlace

/** Every place of the guide, in the order of the guide. */
export async function listPlaces(executor: Executor): Promise<Place[]> {
  const rows = await executor.selectFrom('place').selectAll().orderBy('position').orderBy('slug').execute()
  return rows.map(placeOf)
}

/** The row of a place that comes from the content folder. */
export function placeRow(place: Place, position: number, contentHash: string): PlaceTable {
  return {
    slug: place.slug,
    name: place.name,
    name_key: nameKey(place.name),
    category: place.category,
    kind: place.kind,
    schema_org_type: place.schemaOrgType,
    locality: place.locality,
    description: place.description,
    tags: JSON.stringify(place.tags),
    lat: place.geo.lat,
    lng: place.geo.lng,
    geo_precision: place.geo.precision,
    hours: place.hours,
    price_level: place.priceLevel,
    price_note: place.priceNote,
    confidence: place.confidence,
    sources: JSON.stringify(place.sources),
    last_checked: place.lastChecked,
    illustration: place.illustration,
    photo: place.photo ? JSON.stringify(place.photo) : null,
    position,
    origin: 'content',
    content_hash: contentHash,
  }
}

const Texts = z.array(z.string())

function placeOf(row: PlaceTable): Place {
  const photo = row.photo === null ? {} : { photo: ContentPlace.shape.photo.parse(JSON.parse(row.photo)) }
  return {
    slug: row.slug,
    name: row.name,
    category: row.category,
    kind: row.kind,
    schemaOrgType: row.schema_org_type,
    locality: row.locality,
    description: row.description,
    tags: Texts.parse(JSON.parse(row.tags)),
    geo: { lat: row.lat, lng: row.lng, precision: row.geo_precision },
    hours: row.hours,
    priceLevel: row.price_level,
    priceNote: row.price_note,
    confidence: row.confidence,
    sources: Texts.parse(JSON.parse(row.sources)),
    lastChecked: row.last_checked,
    illustration: row.illustration,
    ...photo,
  }
}
