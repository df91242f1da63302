import type { ContentPlace, StoredPlace } from '#contract/place/content-place.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { storedPlaces } from '../../guide/stored-kind.ts'
import { today } from '#contract/text/dates.ts'
import { checkPlace } from './check-place.ts'
import { drawings } from './drawings.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { problemsOfEvidence } from './evidence-of-change.ts'
import { throwProblems } from './field-problems.ts'
import { claimPhotos, deletePlacePhotos, insertPlacePhotos } from './place-photos.store.ts'

export const placeKind: EntryKind<StoredPlace> = {
  ...storedPlaces,
  name: 'places',
  getText: (draft) => (draft.kind === 'places' ? draft.text : undefined),
  list: (_deps, row, place) => ({ kind: 'places', ...row, ...listed(place) }),
  open: ({ guide }, { text, ...entry }) => {
    const closedStops = entry.state === 'retired' ? [] : guide.current().closedStops(text)
    return { kind: 'places', ...entry, text, ...listed(text), ...(closedStops.length > 0 && { closedStops }) }
  },
  preview: ({ guide }, place: ContentPlace) => ({ kind: 'places', place: guide.current().preview(place) }),
  choices: (deps) => ({ kind: 'places', illustrations: drawings(deps), feasts: getFeasts(deps) }),
  begins: 'by-creating',
  check: checkPlace,
  refuseChange: ({ guide, now }, before, after) => {
    const date = today(now(), guide.current().timeZone)
    throwProblems(problemsOfEvidence(before, after, date))
  },
  fixed: { slug: 'content.slug-fixed' },
  canBeReplaced: true,
  refuseRetirement: null,
  slugsByOtherName: ({ guide }, part) =>
    guide
      .current()
      .content.filter(({ facts }) =>
        Object.values(facts?.names ?? {}).some(({ value }) => nameKey(value.name).includes(part)),
      )
      .map(({ slug }) => slug),
  uploads: { claim: claimPhotos, store: insertPlacePhotos, drop: deletePlacePhotos },
  auditedAs: 'place',
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

function listed({ locality, category }: StoredPlace) {
  return { locality, category }
}

/** The feasts that hours may follow. */
function getFeasts({ guide }: DeskDeps) {
  return (guide.current().calendar?.events ?? []).map(({ slug, name }) => ({ slug, name }))
}
