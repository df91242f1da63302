import type { ContentPhoto, ContentPlace } from '#contract/content-place.ts'
import { putDeskPlace } from '#server/desk/desk-places.store.ts'
import { insertPlaceVersion } from '#server/desk/place-versions.store.ts'
import { publishPlace } from '#server/guide/places.store.ts'
import type { DeskPlaceTable } from '#server/store/tables.ts'
import type { TestApp } from './test-app.ts'

/** A place that nothing is wrong with. */
export const newPlace: ContentPlace = {
  slug: 'lake-garden',
  name: 'Lake Garden',
  category: 'explore',
  kind: 'nature',
  schemaOrgType: 'Park',
  locality: 'Adajan',
  description: 'A garden around a lake.',
  tags: ['garden'],
  hours: null,
  priceLevel: 0,
  priceNote: null,
  sources: ['https://garden.example/'],
  lastChecked: '2026-11-22',
  geo: { lat: null, lng: null, precision: 'none' },
  confidence: 'medium',
  illustration: 'garden',
  facts: {
    openingHours: {
      value: 'Tu-Su 10:00-18:00',
      source: 'https://garden.example/hours',
      checkedOn: '2026-11-22',
      confidence: 'reported',
    },
  },
}

/** A photo that nothing is wrong with. @param file of an upload of the editor */
export function photoOf(file: string): ContentPhoto {
  return { file, alt: 'A lake with a fountain.', credit: 'Meera Shah', license: 'CC BY 4.0' }
}

/** @returns a place with an address and a name of its own */
export function anotherPlace(): ContentPlace {
  const slug = `place-${crypto.randomUUID()}`
  return { ...newPlace, slug, name: slug }
}

/** Stores the first version of a place that an editor made: a draft, unless the row says otherwise. */
export async function insertDeskPlace(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  row: Partial<DeskPlaceTable> & { isPublished?: boolean; photos?: ContentPhoto[] } = {},
): Promise<{ slug: string }> {
  const { isPublished = false, photos, ...given } = row
  const place = { ...anotherPlace(), ...(photos && { photos }) }
  const { slug } = place
  const document = JSON.stringify(place)
  const none = { publish_at: null, retired_at: null, replaced_by: null, folder_hash: null, folder_document: null }
  await store.db.transaction().execute(async (transaction) => {
    await putDeskPlace(transaction, { slug, name_key: slug, version: 1, document, has_draft: 1, ...none, ...given })
    const at = clock.now().toISOString()
    await insertPlaceVersion(transaction, { slug, version: 1, document, deed: 'draft', editor_id: null, at })
    if (isPublished) await publishPlace(transaction, place, 'editor')
  })
  return { slug }
}
