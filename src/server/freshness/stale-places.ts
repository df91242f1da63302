import type { ContentPlace } from '#contract/content-place.ts'
import { addDays, today } from '#contract/dates.ts'
import { FRESHNESS_SHOWN, type StalePlace } from '#contract/freshness.ts'
import { nameKey } from '#contract/place-name.ts'
import { changesBetween } from '../desk/entry-changes.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { countSaved, countViews, countWaiting, findVersions } from './interest.store.ts'
import { findTwins } from './like-places.ts'
import { dueFacts, urgencyOf, type DueFact } from './stale-facts.ts'

/** So many of the most urgent places are ordered again by how often they are saved. */
const CANDIDATES = 200

type Due = {
  readonly place: ContentPlace
  readonly facts: readonly DueFact[]
  readonly points: number
  readonly suggestions: number
  readonly views: number
  readonly twin: string | null
  readonly isOutside: boolean
}

/** Lists the places to check next, ordered by what is wrong with them and by how many people rely on them. */
export async function listStalePlaces(deps: DeskDeps): Promise<{ places: StalePlace[]; due: number }> {
  const { db } = deps.store
  const found = await findDue(deps)
  const candidates = inOrder(found, new Map()).slice(0, CANDIDATES)
  const saved = await countSaved(
    db,
    candidates.map(({ place }) => nameKey(place.name)),
  )
  const shown = inOrder(candidates, saved).slice(0, FRESHNESS_SHOWN)
  const names = new Map(deps.guide.current().content.map(({ slug, name }) => [slug, name]))
  const versions = await findVersions(
    db,
    shown.map(({ place }) => place.slug),
  )
  const places = shown.map(({ place, facts, suggestions, views, twin, isOutside }) => ({
    slug: place.slug,
    name: place.name,
    version: versions.get(place.slug) ?? 0,
    facts: facts.flatMap((due) => describeFact(place, due)),
    suggestions,
    views,
    saved: saved.get(nameKey(place.name)) ?? 0,
    twin: twin === null ? null : { slug: twin, name: names.get(twin) ?? twin },
    isOutside,
  }))
  return { places, due: found.length }
}

async function findDue(deps: DeskDeps): Promise<Due[]> {
  const guide = deps.guide.current()
  const day = today(deps.now(), guide.timeZone)
  const views = await countViews(deps.store.db, addDays(day, -31).slice(0, 7))
  const waiting = await countWaiting(deps.store.db)
  const twins = findTwins(guide.content)
  const { boundingBox: box } = guide.area
  return guide.content.flatMap((place): Due[] => {
    const facts = dueFacts(place, { today: day, hours: guide.openHours.get(place.slug) ?? null })
    const { lat, lng } = place.geo
    const isOutside =
      lat !== null && lng !== null && (lat < box.south || lat > box.north || lng < box.west || lng > box.east)
    const twin = twins.get(place.slug) ?? null
    const suggestions = waiting.get(place.slug) ?? 0
    const points = (facts[0]?.points ?? 0) + (isOutside ? 3 : 0) + (twin === null ? 0 : 1)
    if (points === 0 && suggestions === 0) return []
    return [{ place, facts, points, suggestions, views: views.get(place.slug) ?? 0, twin, isOutside }]
  })
}

function inOrder(due: readonly Due[], saved: ReadonlyMap<string, number>): Due[] {
  const urgency = (one: Due) => urgencyOf({ ...one, people: one.views + (saved.get(nameKey(one.place.name)) ?? 0) })
  return due
    .map((one) => ({ one, urgency: urgency(one) }))
    .toSorted((a, b) => b.urgency - a.urgency || (a.one.place.slug < b.one.place.slug ? -1 : 1))
    .map(({ one }) => one)
}

function describeFact(place: ContentPlace, { fact: name, reasons }: DueFact): StalePlace['facts'] {
  const fact = place.facts?.[name]
  if (!fact) return []
  const { value, checkedOn, confidence } = fact
  const fees = name === 'fees' ? place.facts?.fees?.value : undefined
  return [{ fact: name, value: wordsOf(value), ...(fees && { fees }), checkedOn, confidence, reasons: [...reasons] }]
}

/** A value as the history of a place has it. */
function wordsOf(value: unknown): string {
  return changesBetween({}, { value })
    .map(({ field, after }) => (field === 'value' ? after : `${field.replace('value.', '')}: ${after}`))
    .join('; ')
}
