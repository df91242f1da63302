import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { placeIndex } from '../../city/queries.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { ClosedStops } from './closed-stops.tsx'
import { withPhotoList } from './edited-photos.ts'
import { toJson, type Json } from './edited-text.ts'
import type { EntryKind } from './entry-kind.ts'
import { placeFieldNames } from './place-field-names.ts'
import { PlaceFields } from './place-fields.tsx'

/** The code of the page of a place, which most visits of the desk do not need. */
const story = lazyWithPreload(async () => (await import('./previewed-story.tsx')).PreviewedStory)

export const placeKind: EntryKind = {
  name: 'place',
  tab: 'places',
  icon: 'M12 21.500c4.600-5 7-8.800 7-12A7 7 0 0 0 5 9.500c0 3.200 2.400 7 7 12zM12 7a2.600 2.600 0 1 0 0 5.200a2.600 2.600 0 0 0 0-5.200',
  getPath: paths.place,
  getName: ({ name }) => name,
  getNote: (entry) => (entry.kind === 'places' ? entry.locality : ''),
  always: [],
  hasImports: true,
  Others: ({ children }) => children(useQuery(placeIndex()).data?.places ?? []),
  mayRetire: () => true,
  preview: (shown) => shown.kind === 'places' && <story.Lazy placeholder={null} props={{ place: shown.place }} />,
  emptyText,
  editable: (text) => withPhotoList(toJson(text)),
  Fields: PlaceFields,
  fieldNames: placeFieldNames,
  Notes: ({ entry }) => <ClosedStops stops={(entry.kind === 'places' && entry.closedStops) || []} />,
}

function emptyText(): Json {
  return {
    slug: '',
    name: '',
    category: '',
    kind: '',
    // True of every place.
    schemaOrgType: 'Place',
    locality: '',
    description: '',
    tags: [],
    hours: null,
    priceLevel: null,
    priceNote: null,
    sources: [],
    lastChecked: new Date().toISOString().slice(0, 10),
    geo: { lat: null, lng: null, precision: 'none' },
    confidence: '',
    illustration: '',
    facts: {},
  }
}
