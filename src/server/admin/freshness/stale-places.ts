import type { ContentPlace } from '#contract/place/content-place.ts'
import { addDays, today } from '#contract/text/dates.ts'
import { FRESHNESS_SHOWN, type StalePlace } from '#contract/admin/freshness.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { getLine } from '../desk/entry-changes.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import type { Executor } from '../../platform/store/database.ts'
import { findGuided, type GuidedPlace } from './due-places.ts'
import { findInterest, type Interest } from './interest.ts'
import { countSaved, countWaiting, findPriceQuestions, findVersions } from './interest.store.ts'
import { getLinkIndex } from '../links/link-index.ts'
import { listBrokenLinks, type BrokenLink } from '../links/links.store.ts'
import { getUrgency, type DueFact } from './stale-facts.ts'

/** Number of the most urgent places that are ordered again by the number of people who saved them. */
const CANDIDATES = 200

/** Suggestions, broken links, and how often people save, plan and open a place, each by slug. */
type FreshnessWork = Interest & {
  readonly waiting: ReadonlyMap<string, number>
  readonly broken: ReadonlyMap<string, readonly BrokenLink[]>
  /** Slugs of places whose price is not known. */
  readonly prices: ReadonlySet<string>
  /** Known of the most urgent places alone. */
  readonly saved: ReadonlyMap<string, number>
}

/** Lists the places to check next, ordered by their problems and by the number of people who rely on them. */
export async function listStalePlaces({ store: { db }, guide, now }: DeskDeps): Promise<{
  places: StalePlace[]
  due: number
}> {
  const { timeZone } = guide.current()
  const { guided, work } = await findWork({ store: { db }, guide, now })
  const { best: candidates, due } = mostUrgent(guided, work, CANDIDATES)
  const saved = await countSavedPlaces(db, candidates)
  const { best: shown } = mostUrgent(candidates, { ...work, saved }, FRESHNESS_SHOWN)
  const versions = await findVersions(
    db,
    shown.map(({ place }) => place.slug),
  )
  const places = shown.map(({ place, facts, twin, isOutside }) => ({
    slug: place.slug,
    name: place.name,
    ...(versions.get(place.slug) ?? { version: 0, hasDraft: false }),
    facts: facts.flatMap((fact) => describeFact(place, fact)),
    suggestions: work.waiting.get(place.slug) ?? 0,
    views: work.views.get(place.slug) ?? 0,
    saved: saved.get(place.slug) ?? 0,
    planned: work.planned.get(place.slug) ?? 0,
    links: (work.broken.get(place.slug) ?? []).map(({ url, failedAt }) => ({
      url,
      since: today(new Date(failedAt), timeZone),
    })),
    twin,
    ...(work.prices.has(place.slug) && { asksPrice: true as const }),
    isOutside,
  }))
  return { places, due }
}

async function findWork({ store: { db }, guide, now }: Pick<DeskDeps, 'guide' | 'now'> & { store: { db: Executor } }) {
  const current = guide.current()
  const day = today(now(), current.timeZone)
  const work: FreshnessWork = {
    ...(await findInterest(db, { since: addDays(day, -31).slice(0, 7), now: now() })),
    waiting: await countWaiting(db),
    broken: await brokenLinksByPlace(db, current.content),
    prices: await findPriceQuestions(db),
    saved: new Map(),
  }
  return { guided: await findGuided(current, day), work }
}

/** Counts of suggestions that wait, places that are due, and broken links. */
export async function countStale(deps: DeskDeps): Promise<{ suggestions: number; places: number; links: number }> {
  const { guided, work } = await findWork(deps)
  const dead = new Set([...work.broken.values()].flatMap((links) => links.map(({ url }) => url)))
  return {
    suggestions: [...work.waiting.values()].reduce((sum, count) => sum + count, 0),
    places: guided.filter((one) => urgencyIn(work, one) > 0).length,
    links: dead.size,
  }
}

/**
 * The most urgent places, the first one first. A guide may have thousands that are due, so they are not all sorted.
 * @returns also how many places are due
 */
function mostUrgent(
  places: readonly GuidedPlace[],
  work: FreshnessWork,
  limit: number,
): { best: GuidedPlace[]; due: number } {
  const urgencies = Float64Array.from(places, (one) => urgencyIn(work, one))
  const least = urgencies.toSorted().at(-limit) ?? 0
  const best = places
    .map((one, index) => ({ one, urgency: urgencies[index] ?? 0 }))
    .filter(({ urgency }) => urgency > 0 && urgency >= least)
    .toSorted((a, b) => b.urgency - a.urgency || (a.one.place.slug < b.one.place.slug ? -1 : 1))
    .slice(0, limit)
    .map(({ one }) => one)
  return { best, due: urgencies.reduce((count, urgency) => count + (urgency > 0 ? 1 : 0), 0) }
}

/** 0: nothing is due. */
function urgencyIn(
  { waiting, views, planned, broken, saved, prices }: FreshnessWork,
  { place: { slug }, points }: GuidedPlace,
): number {
  const suggestions = waiting.get(slug) ?? 0
  const people = (views.get(slug) ?? 0) + (planned.get(slug) ?? 0) + (saved.get(slug) ?? 0)
  const asked = (broken.has(slug) ? 1 : 0) + (prices.has(slug) ? 1 : 0)
  return getUrgency({ points: points + asked, suggestions, people })
}

/** By slug. A wishlist knows the name alone. */
async function countSavedPlaces(executor: Executor, candidates: readonly GuidedPlace[]): Promise<Map<string, number>> {
  const keys = new Map(candidates.map(({ place }) => [place.slug, nameKey(place.name)]))
  const saved = await countSaved(executor, [...keys.values()])
  return new Map(Array.from(keys, ([slug, key]) => [slug, saved.get(key) ?? 0]))
}

async function brokenLinksByPlace(
  executor: Executor,
  places: readonly ContentPlace[],
): Promise<ReadonlyMap<string, readonly BrokenLink[]>> {
  const bySlug = new Map<string, BrokenLink[]>()
  const broken = await listBrokenLinks(executor)
  if (broken.length === 0) return bySlug
  const index = getLinkIndex(places)
  for (const link of broken) {
    for (const slug of index.get(link.url) ?? []) bySlug.set(slug, [...(bySlug.get(slug) ?? []), link])
  }
  return bySlug
}

function describeFact(place: ContentPlace, { fact: name, reasons }: DueFact): StalePlace['facts'] {
  const fact = place.facts?.[name]
  if (!fact) return []
  const { value, checkedOn, confidence } = fact
  const fees = name === 'fees' ? place.facts?.fees?.value : undefined
  return [{ fact: name, value: getLine(value), ...(fees && { fees }), checkedOn, confidence, reasons: [...reasons] }]
}
