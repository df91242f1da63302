import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { trips as texts } from '#messages/trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { suggestedTrips } from '../../trips/form/queries.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { firstDestination } from './edited-trip.ts'
import { toJson } from './edited-text.ts'
import { loadedPages } from './loaded-pages.ts'
import type { EntryKind, LoadedEntry, PagesProps } from './entry-kind.ts'
import { deskTrip, deskTripPages, versionsOf } from './queries.ts'
import { actOnTrip, previewTrip, readTrip, saveTrip } from './trip-calls.ts'
import { TripFields } from './trip-fields.tsx'

const card = lazyWithPreload(async () => (await import('./previewed-trip.tsx')).PreviewedTrip)

export const tripKind: EntryKind = {
  name: 'trip',
  tab: 'trips',
  pathOf: (slug) => `${paths.suggestedTrips}#${slug}`,
  Pages: TripPages,
  Entry: TripEntry,
  Others: ({ children }) =>
    children((useQuery(suggestedTrips()).data?.trips ?? []).map(({ _id, title }) => ({ slug: _id, name: title }))),
  canBeNew: true,
  mayRetire: () => true,
  keyOf: (slug) => deskTrip(slug).queryKey,
  versionsOf: versionsOf.trip,
  read: readTrip,
  save: saveTrip,
  act: actOnTrip,
  preview: async (text) => <card.Lazy placeholder={null} props={{ trip: await previewTrip(text) }} />,
  emptyText: () => ({
    slug: '',
    title: '',
    description: '',
    budget: 0,
    budgetNote: '',
    days: 1,
    illustration: '',
    destinations: [firstDestination(1)],
  }),
  editable: toJson,
  Fields: TripFields,
  Notes: null,
}

function TripPages({ asked, children }: PagesProps) {
  const formats = useFormats()
  const found = useInfiniteQuery(deskTripPages(asked))
  return children(
    loadedPages(found, (pages) =>
      pages.flatMap(({ trips }) => trips.map((trip) => ({ ...trip, note: formats.plural(texts.days, trip.days) }))),
    ),
  )
}

function TripEntry({ slug, children }: { slug: string; children: (loaded: LoadedEntry) => ReactNode }) {
  const { data, isError, refetch } = useQuery(deskTrip(slug))
  return children({ entry: data?.trip, isError, refetch })
}
