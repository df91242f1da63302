import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { placeIndex } from '../../city/queries.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { ClosedStops } from './closed-stops.tsx'
import { withPhotoList } from './edited-photos.ts'
import { toJson, type Json } from './edited-text.ts'
import { loadedPages } from './loaded-pages.ts'
import type { EntryKind, LoadedEntry, PagesProps } from './entry-kind.ts'
import { actOnPlace, previewPlace, readPlace, savePlace } from './place-calls.ts'
import { PlaceFields } from './place-fields.tsx'
import { deskPlace, deskPlacePages, versionsOf } from './queries.ts'

/** The code of the page of a place, which most visits of the desk do not need. */
const story = lazyWithPreload(async () => (await import('./previewed-story.tsx')).PreviewedStory)

export const placeKind: EntryKind = {
  name: 'place',
  tab: 'places',
  pathOf: paths.place,
  Pages: PlacePages,
  Entry: PlaceEntry,
  Others: ({ children }) => children(useQuery(placeIndex()).data?.places ?? []),
  canBeNew: true,
  mayRetire: () => true,
  keyOf: (slug) => deskPlace(slug).queryKey,
  versionsOf: versionsOf.place,
  read: readPlace,
  save: savePlace,
  act: actOnPlace,
  preview: async (text) => <story.Lazy placeholder={null} props={{ place: await previewPlace(text) }} />,
  emptyText,
  editable: (text) => withPhotoList(toJson(text)),
  Fields: PlaceFields,
  Notes: ({ entry }) => <ClosedStops slug={entry.slug} />,
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

function PlacePages({ asked, children }: PagesProps) {
  const found = useInfiniteQuery(deskPlacePages(asked))
  return children(
    loadedPages(found, (pages) =>
      pages.flatMap(({ places }) => places.map((place) => ({ ...place, note: place.locality }))),
    ),
  )
}

function PlaceEntry({ slug, children }: { slug: string; children: (loaded: LoadedEntry) => ReactNode }) {
  const { data, isError, refetch } = useQuery(deskPlace(slug))
  return children({ entry: data?.place, isError, refetch })
}
