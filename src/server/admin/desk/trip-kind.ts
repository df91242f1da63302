import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { closedStopsOf, problemsOfTrip } from '../../guide/check-trips.ts'
import { readIndex } from '../../guide/pictures.ts'
import { storedTrips } from '../../guide/stored-kind.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'

export const tripKind: EntryKind<ContentTrip> = {
  ...storedTrips,
  check: checkTrip,
  refuseChange: null,
  fixed: { slug: 'content.trip-slug-fixed' },
  refuseRetirement: null,
  slugsByOtherName: null,
  uploads: null,
  audited: {
    publish: 'suggested-trip.publish',
    take: 'suggested-trip.publish',
    discard: 'suggested-trip.discard',
    retire: 'suggested-trip.retire',
    'bring-back': 'suggested-trip.restore',
  },
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
  const { hasPlace, gone, openHours, calendar } = guide.current()
  const known = { illustrations: readIndex(config.cityDir), hasPlace }
  const closed = closedStopsOf(trip, { calendar, hoursOf: (slug) => openHours.get(slug) ?? null })
  const problems = [
    ...problemsOfTrip(trip, known),
    ...closed.map(({ field }) => `${field}.place: is closed on every day of the week`),
  ]
  throwProblems('trip', problems, { gone })
}
