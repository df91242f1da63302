import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { getClosedStops, problemsOfTrip } from '../../guide/check-trips.ts'
import { readIndex } from '../../guide/pictures.ts'
import { storedTrips } from '../../guide/stored-kind.ts'
import { drawings } from './drawings.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'

export const tripKind: EntryKind<ContentTrip> = {
  ...storedTrips,
  name: 'trips',
  getText: (draft) => (draft.kind === 'trips' ? draft.text : undefined),
  list: (_deps, row, { days }) => ({ kind: 'trips', ...row, days }),
  open: (_deps, entry) => ({ kind: 'trips', ...entry, days: entry.text.days }),
  preview: ({ guide }, trip) => ({ kind: 'trips', trip: guide.current().previewTrip(trip) }),
  choices: (deps) => ({ kind: 'trips', illustrations: drawings(deps) }),
  begins: 'by-creating',
  check: checkTrip,
  refuseChange: null,
  fixed: { slug: 'content.trip-slug-fixed' },
  canBeReplaced: true,
  refuseRetirement: null,
  slugsByOtherName: null,
  uploads: null,
  auditedAs: 'suggested-trip',
  reasons: {
    notFound: 'suggested-trip.not-found',
    isRetired: 'suggested-trip.is-retired',
    notRetired: 'suggested-trip.not-retired',
    noDraft: 'suggested-trip.no-draft',
    noDifference: 'suggested-trip.no-difference',
    slugTaken: 'content.trip-slug-taken',
    nameTaken: 'content.trip-title-taken',
    replacement: 'content.trip-replacement',
    stale: 'suggested-trip.stale',
  },
}

/** The places of the stops are those that visitors see now, also where another process has just published one. */
async function checkTrip({ config, guide }: DeskDeps, trip: ContentTrip): Promise<void> {
  await guide.renew()
  const { hasPlace, retired, openHours, calendar } = guide.current()
  const known = { illustrations: readIndex(config.cityDir), hasPlace }
  const closed = getClosedStops(trip, { calendar, getHours: (slug) => openHours.get(slug) ?? null })
  const problems = [
    ...problemsOfTrip(trip, known),
    ...closed.map(({ field }) => `${field}.place: is closed on every day of the week`),
  ]
  throwProblems(problems, { retired })
}
