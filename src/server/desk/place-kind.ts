import type { ContentPlace } from '#contract/content-place.ts'
import { storedPlaces } from '../guide/stored-kind.ts'
import { checkPlace } from './check-place.ts'
import type { EntryKind } from './entry-kind.ts'
import { claimPhotos, deletePlacePhotos, insertPlacePhotos } from './place-photos.store.ts'

export const placeKind: EntryKind<ContentPlace> = {
  ...storedPlaces,
  check: checkPlace,
  fixed: { slug: 'content.slug-fixed' },
  refuseRetirement: null,
  uploads: { claim: claimPhotos, keep: insertPlacePhotos, drop: deletePlacePhotos },
  audited: {
    publish: 'place.publish',
    take: 'place.publish',
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
