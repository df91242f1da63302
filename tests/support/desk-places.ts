import type { ContentPhoto, ContentPlace } from '#contract/place/content-place.ts'
import { placeKind } from '#server/admin/desk/place-kind.ts'
import { insertDeskEntry, type EntryRow } from './desk-entries.ts'
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
export function getPhoto(file: string): ContentPhoto {
  return { file, alt: 'A lake with a fountain.', credit: 'Meera Shah', license: 'CC BY 4.0' }
}

/** @returns a place with an address and a name of its own */
export function anotherPlace(): ContentPlace {
  const slug = `place-${crypto.randomUUID()}`
  return { ...newPlace, slug, name: slug }
}

/** Stores the first version of a place that an editor made: a draft, unless the row says otherwise. */
export async function insertDeskPlace(
  testApp: Pick<TestApp, 'store' | 'clock'>,
  { photos, ...row }: EntryRow & { photos?: ContentPhoto[] } = {},
): Promise<{ slug: string }> {
  return insertDeskEntry(testApp, placeKind, { text: { ...anotherPlace(), ...(photos && { photos }) }, row })
}
