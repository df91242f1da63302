import type { ContentPlace } from '#contract/place/content-place.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { today } from '#contract/text/dates.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Guide } from '../../guide/guide.ts'
import { mapSliced, type SlicedWork } from '#planning/lists/sliced-work.ts'
import { runInSlices } from '../../platform/concurrency/slices.ts'
import { findDuplicatesIn } from './like-places.ts'
import { createAges, dueFacts, type DueFact } from './stale-facts.ts'
import { isWithinBounds } from '../../map/within-bounds.ts'

/** A place that may be due, with its data from the guide. */
export type GuidedPlace = {
  readonly place: ContentPlace
  readonly facts: readonly DueFact[]
  /** 0: nothing is due. */
  readonly points: number
  /** A place with a like name close by. */
  readonly twin: { readonly slug: string; readonly name: string } | null
  readonly isOutside: boolean
}

type DuePlacesOfDay = { readonly day: string; readonly places: Promise<readonly GuidedPlace[]> }

/** A list of the desk asks again and again while the guide stays the same. */
const known = new WeakMap<Guide['content'], DuePlacesOfDay>()

/**
 * Every place of the guide with its facts that are due on a day. It is worked out once, while other requests are
 * answered. All callers of that time wait for the same work.
 */
export function findGuided(guide: Guide, day: string): Promise<readonly GuidedPlace[]> {
  const before = known.get(guide.content)
  if (before?.day === day) return before.places
  const places = runInSlices(guidedPlaces(guide, day))
  known.set(guide.content, { day, places })
  return places
}

function* guidedPlaces(guide: Guide, day: string): SlicedWork<GuidedPlace[]> {
  const getAge = createAges(day)
  // The index stays the same list as long as no name and no position changes.
  const duplicates = duplicatesByIndex.get(guide.index) ?? (yield* findDuplicatesIn(guide.content))
  duplicatesByIndex.set(guide.index, duplicates)
  const names = new Map(duplicates.size === 0 ? [] : guide.index.map(({ slug, name }) => [slug, name]))
  return yield* mapSliced(guide.content, (place) => {
    const slug = duplicates.get(place.slug)
    const twin = slug === undefined ? null : { slug, name: names.get(slug) ?? slug }
    return guidedPlace(place, {
      day,
      getAge,
      twin,
      hours: guide.openHours.get(place.slug),
      box: guide.area.boundingBox,
    })
  })
}

const duplicatesByIndex = new WeakMap<Guide['index'], ReadonlyMap<string, string>>()

type Sources = {
  readonly day: string
  readonly getAge: ReturnType<typeof createAges>
  readonly twin: GuidedPlace['twin']
  readonly hours: OpenHours | null
  readonly box: Guide['area']['boundingBox']
}

/** A guide after a change has most places of the one before. */
const guidedBefore = new WeakMap<ContentPlace, { readonly sources: Sources; readonly guided: GuidedPlace }>()

function guidedPlace(place: ContentPlace, sources: Sources): GuidedPlace {
  const before = guidedBefore.get(place)
  if (before && isSame(before.sources, sources)) return before.guided
  const { day, getAge, twin, hours, box } = sources
  const facts = dueFacts(place, { today: day, getAge, hours })
  const isOutside = isOutsideBox(box, place.geo)
  const points = (facts[0]?.points ?? 0) + (isOutside ? 3 : 0) + (twin === null ? 0 : 1)
  const guided = { place, facts, points, twin, isOutside }
  guidedBefore.set(place, { sources, guided })
  return guided
}

function isSame(one: Sources, other: Sources): boolean {
  const isSameDuplicate = one.twin?.slug === other.twin?.slug && one.twin?.name === other.twin?.name
  return isSameDuplicate && one.day === other.day && one.hours === other.hours && one.box === other.box
}

function isOutsideBox(box: Guide['area']['boundingBox'], { lat, lng }: ContentPlace['geo']): boolean {
  return lat !== null && lng !== null && !isWithinBounds({ lat, lng }, box)
}

/** A new guide, or a new day, is noticed within this time. */
const INTERVAL_MS = SECOND_MS

type Deps = Pick<Context, 'now'> & { readonly guide: Pick<GuideHolder, 'current'> }

/**
 * Computes the due facts before an editor asks: a moment after this call, after each change of the guide, and on each
 * new day.
 * @returns a function that stops the timer
 */
export function findGuidedRegularly({ guide, now }: Deps): () => void {
  const look = () => {
    const current = guide.current()
    // The editor who asks gets the failure.
    findGuided(current, today(now(), current.timeZone)).catch(() => undefined)
  }
  const timer = setInterval(look, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
