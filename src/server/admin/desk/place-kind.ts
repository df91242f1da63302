import type { StoredPlace } from '#contract/place/content-place.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { storedPlaces } from '../../guide/stored-kind.ts'
import { today } from '#contract/text/dates.ts'
import { checkPlace } from './check-place.ts'
import type { EntryKind } from './entry-kind.ts'
import { problemsOfEvidence } from './evidence-of-change.ts'
import { throwProblems } from './field-problems.ts'
import { claimPhotos, deletePlacePhotos, insertPlacePhotos } from './place-photos.store.ts'

export const placeKind: EntryKind<StoredPlace> = {
  ...storedPlaces,
  check: checkPlace,
  refuseChange: ({ guide, now }, before, after) => {
    const date = today(now(), guide.current().timeZone)
    throwProblems('place', problemsOfEvidence(before, after, date))
  },
  fixed: { slug: 'content.slug-fixed' },
  refuseRetirement: null,
  slugsByOtherName: ({ guide }, part) =>
    guide
      .current()
      .content.filter(({ facts }) =>
        Object.values(facts?.names ?? {}).some(({ value }) => nameKey(value.name).includes(part)),
      )
      .map(({ slug }) => slug),
  uploads: { claim: claimPhotos, keep: insertPlacePhotos, drop: deletePlacePhotos },
  audited: {
    publish: 'place.publish',
    take: 'place.publish',
    discard: 'place.discard',
    retire: 'place.retire',
    'bring-back': 'place.restore',
  },
  reasons: {
    notFound: 'place.not-found',
    isRetired: 'place.is-retired',
    notRetired: 'place.not-retired',
    noDraft: 'place.no-draft',
    noDifference: 'place.no-difference',
    slugTaken: 'content.slug-taken',
    nameTaken: 'content.name-taken',
    replacement: 'content.replacement',
    stale: 'place.stale',
  },
}
