import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { desk, deskTrips } from '#messages/desk.ts'
import { trips as texts } from '#messages/trips.ts'
import { suggestedTrips } from '../../trips/form/queries.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { firstDestination } from './edited-trip.ts'
import { toJson } from './edited-text.ts'
import type { EntryKind } from './entry-kind.ts'
import { sharedNames } from './name-of-field.ts'
import { TripFields } from './trip-fields.tsx'

const card = lazyWithPreload(async () => (await import('./previewed-trip.tsx')).PreviewedTrip)

export const tripKind: EntryKind = {
  name: 'trip',
  tab: 'trips',
  icon: 'M6 7.500a2 2 0 1 0 0-4a2 2 0 0 0 0 4M18 20.500a2 2 0 1 0 0-4a2 2 0 0 0 0 4M8 5.500h7a3 3 0 0 1 0 6.500H9a3 3 0 0 0 0 6.500h7',
  getPath: (slug) => `${paths.suggestedTrips}#${slug}`,
  getName: ({ name }) => name,
  getNote: (entry, formats) => (entry.kind === 'trips' ? formats.plural(texts.days, entry.days) : ''),
  always: [],
  hasImports: false,
  Others: ({ children }) =>
    children((useQuery(suggestedTrips()).data?.trips ?? []).map(({ _id, title }) => ({ slug: _id, name: title }))),
  mayRetire: () => true,
  preview: (shown) => shown.kind === 'trips' && <card.Lazy placeholder={null} props={{ trip: shown.trip }} />,
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
  fieldNames: {
    ...sharedNames,
    ...deskTrips.fields,
    destinations: texts.destinationNumber,
    activities: deskTrips.stop,
    fromDay: desk.from,
    toDay: desk.until,
    durationMinutes: deskTrips.fields.minutes,
    place: deskTrips.place.replace(/:$/, ''),
  },
  Notes: null,
}
