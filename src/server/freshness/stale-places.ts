import type { ContentPlace } from '#contract/content-place.ts'
import { addDays, today } from '#contract/dates.ts'
import { FRESHNESS_SHOWN, type StalePlace } from '#contract/freshness.ts'
import { nameKey } from '#contract/place-name.ts'
import { lineOf } from '../desk/entry-changes.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import type { Executor } from '../store/database.ts'
import { findGuided, type GuidedPlace } from './due-places.ts'
import { countSaved, countViews, countWaiting, findVersions } from './interest.store.ts'
import { linkIndexOf } from '../links/link-index.ts'
import { listBrokenLinks, type BrokenLink } from '../links/links.store.ts'
import { countTripsByPlace } from '../trips/newest-trips.store.ts'
import { urgencyOf, type DueFact } from './stale-facts.ts'

/** So many of the most urgent places are ordered again by how often they are saved. */
const CANDIDATES = 200

type Due = GuidedPlace & {
  readonly suggestions: number
  readonly views: number
  readonly planned: number
  readonly links: readonly BrokenLink[]
}

/** Lists the places to check next, ordered by what is wrong with them and by how many people rely on them. */
export async function listStalePlaces(deps: DeskDeps): Promise<{ places: StalePlace[]; due: number }> {
  const { db } = deps.store
  const found = await findDue(deps)
  const candidates = inOrder(found, new Map()).slice(0, CANDIDATES)
  const saved = await countSavedPlaces(db, candidates)
  const shown = inOrder(candidates, saved).slice(0, FRESHNESS_SHOWN)
  const names = new Map(deps.guide.current().content.map(({ slug, name }) => [slug, name]))
  const versions = await findVersions(
    db,
    shown.map(({ place }) => place.slug),
  )
  const { timeZone } = deps.guide.current()
  const places = shown.map(({ place, facts, suggestions, views, planned, links, twin, isOutside }) => ({
    slug: place.slug,
    name: place.name,
    version: versions.get(place.slug) ?? 0,
    facts: facts.flatMap((due) => describeFact(place, due)),
    suggestions,
    views,
    saved: saved.get(place.slug) ?? 0,
    planned,
    links: links.map(({ url, failedAt }) => ({ url, since: today(new Date(failedAt), timeZone) })),
    twin: twin === null ? null : { slug: twin, name: names.get(twin) ?? twin },
    isOutside,
  }))
  return { places, due: found.length }
}

/** By slug. A wishlist knows the name alone. */
async function countSavedPlaces(executor: Executor, candidates: readonly Due[]): Promise<Map<string, number>> {
  const keys = new Map(candidates.map(({ place }) => [place.slug, nameKey(place.name)]))
  const saved = await countSaved(executor, [...keys.values()])
  return new Map(Array.from(keys, ([slug, key]) => [slug, saved.get(key) ?? 0]))
}

async function findDue({ store: { db }, guide, now }: DeskDeps): Promise<Due[]> {
  const current = guide.current()
  const day = today(now(), current.timeZone)
  const views = await countViews(db, addDays(day, -31).slice(0, 7))
  const waiting = await countWaiting(db)
  const planned = await countTripsByPlace(db)
  const broken = await brokenLinksByPlace(db, current.content)
  return findGuided(current, day).flatMap((guided): Due[] => {
    const { slug } = guided.place
    const suggestions = waiting.get(slug) ?? 0
    const links = broken.get(slug) ?? []
    const points = guided.points + (links.length > 0 ? 1 : 0)
    if (points === 0 && suggestions === 0) return []
    return [{ ...guided, points, suggestions, links, views: views.get(slug) ?? 0, planned: planned.get(slug) ?? 0 }]
  })
}

async function brokenLinksByPlace(
  executor: Executor,
  places: readonly ContentPlace[],
): Promise<ReadonlyMap<string, readonly BrokenLink[]>> {
  const bySlug = new Map<string, BrokenLink[]>()
  const broken = await listBrokenLinks(executor)
  if (broken.length === 0) return bySlug
  const index = linkIndexOf(places)
  for (const link of broken) {
    for (const slug of index.get(link.url) ?? []) bySlug.set(slug, [...(bySlug.get(slug) ?? []), link])
  }
  return bySlug
}

function inOrder(due: readonly Due[], saved: ReadonlyMap<string, number>): Due[] {
  const urgency = ({ place, points, suggestions, views, planned }: Due) =>
    urgencyOf({ points, suggestions, people: views + planned + (saved.get(place.slug) ?? 0) })
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
  return [{ fact: name, value: lineOf(value), ...(fees && { fees }), checkedOn, confidence, reasons: [...reasons] }]
}
