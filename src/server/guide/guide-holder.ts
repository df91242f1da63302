import { setTimeout as pause } from 'node:timers/promises'
import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import { OperatorError } from '../platform/process/operator-error.ts'
import { createGuides, type Guides, type GuideSources } from './create-guides.ts'
import { readVersions, watchChanges, type Versions } from '../platform/store/changes.ts'
import type { Database } from '../platform/store/database.ts'
import type { Guide } from './guide.ts'
import { readGuideContent, type ReadContent } from './read-guide-content.ts'
import { SubjectChanges, type ReviewSubject } from './review-subjects.ts'
import { listPlaceRatings, type PlaceRatings } from './place-ratings.store.ts'

/** Keeps the guide in memory and renews it when any process changes content or reviews. */
export type GuideHolder = {
  /** @param language by default the first one */
  current(language?: LanguageCode): Guide
  /** Names the current state of the guide and the reviews. */
  edition(): string
  /** Counts the changes of the content without reviews. Cached answers carry it in their key. */
  contentVersion(): string
  /** Counts the changes of reviews. An answer that was begun at a version holds until its subjects change. */
  reviewsVersion(): number
  haveReviewsChanged(subjects: readonly ReviewSubject[], since: number): boolean
  /**
   * Resolves when `current` includes all changes committed before the call. Calls at the same time share one renewal.
   */
  renew(): Promise<void>
  close(): void
}

/**
 * The pause between two renewals when answers were made in between. A renewal makes those answers outdated, so that
 * without a pause many reviews at once would have the pages rendered for each one.
 */
const MIN_RENEWAL_INTERVAL_MS = 25

/** The content of a store, and the guides that were made of it. */
export type ReadGuide = {
  readonly versions: Versions
  readonly read: ReadContent
  readonly unrated: Guides
  readonly ratings: PlaceRatings
}

/** @throws Error when the database never had content without problems */
export async function readGuide(db: Database, sources: GuideSources): Promise<ReadGuide> {
  return readContent(db, { sources, versions: await readVersions(db), asked: new Set() })
}

/**
 * @param first the guide of the store as it is now
 * @param onRenewed called after each renewal with what has changed: the content, or subjects of reviews
 */
export function createGuideHolder(
  db: Database,
  { sources, first }: { sources: GuideSources; first: ReadGuide },
  onRenewed: (changed: 'content' | ReadonlySet<ReviewSubject>) => void,
): GuideHolder {
  let state = first
  let guides = getGuides(state)
  let isEditionUsed = false
  let changes = new SubjectChanges()
  /** The languages that somebody has read since the content is as it is. */
  let read = new Set<LanguageCode>()
  const renew = shareRuns(
    async () => {
      const versions = await readVersions(db)
      if (versions.guide === state.versions.guide && versions.reviews === state.versions.reviews) return
      if (versions.guide !== state.versions.guide) {
        state = await readContent(db, { sources, versions, asked: read }, state)
        read = new Set()
        guides = getGuides(state)
        changes = new SubjectChanges()
        isEditionUsed = false
        return onRenewed('content')
      }
      const changed = await listPlaceRatings(db, state.versions.reviews)
      state = {
        ...state,
        versions,
        ratings: changed.size === 0 ? state.ratings : new Map([...state.ratings, ...changed]),
      }
      guides = getGuides(state)
      isEditionUsed = false
      onRenewed(
        changes.note(changed, { version: versions.reviews, getCategory: guides(languages[0].code).getCategory }),
      )
    },
    () => (isEditionUsed ? MIN_RENEWAL_INTERVAL_MS : 0),
  )
  const used = (): Versions => {
    isEditionUsed = true
    return state.versions
  }
  const edition = () => `${used().guide}.${state.versions.reviews}`
  const current = (language: LanguageCode = languages[0].code) => {
    read.add(language)
    return guides(language)
  }
  return {
    current,
    edition,
    contentVersion: () => String(used().guide),
    reviewsVersion: () => used().reviews,
    haveReviewsChanged: (subjects, since) => changes.haveChanged(subjects, since),
    renew,
    close: watchChanges(renew),
  }
}

function getGuides({ unrated, ratings }: ReadGuide): (language: LanguageCode) => Guide {
  const made = new Map<LanguageCode, Guide>()
  const guideIn = (language: LanguageCode) => {
    const guide = made.get(language) ?? unrated.in(language)(ratings)
    made.set(language, guide)
    return guide
  }
  // The first visitor does not wait for it.
  guideIn(languages[0].code)
  return guideIn
}

type Reading = {
  readonly sources: GuideSources
  readonly versions: Versions
  /** The languages that are asked for. The first reader of another one waits for its guide. */
  readonly asked: ReadonlySet<LanguageCode>
}

/**
 * Reads the content and makes the guides; after a change, what changed of both. The first reading of an installation with
 * thousands of places needs seconds, so other requests are answered meanwhile. The counters are read first, so that a
 * change in between causes one renewal too many and never one too few.
 */
async function readContent(
  db: Database,
  { sources, versions, asked }: Reading,
  before?: ReadGuide,
): Promise<ReadGuide> {
  const read = await readGuideContent(db, versions.guide, before?.read ?? null)
  if (!read) throw new OperatorError('There is no content yet. Fix the problems of the content folder and start again.')
  const unrated = createGuides(read.content, sources, before?.unrated)
  for (const language of new Set([languages[0].code, ...asked])) await unrated.prepare(language)
  const isRenamed = before?.unrated.parts.names?.names !== unrated.parts.names?.names
  // Reviews belong to names.
  const ratings = before && !isRenamed ? await ratingsSince(db, before) : await listPlaceRatings(db, -1)
  return { versions, read, unrated, ratings }
}

async function ratingsSince(db: Database, { ratings, versions }: ReadGuide): Promise<PlaceRatings> {
  const changed = await listPlaceRatings(db, versions.reviews)
  return changed.size === 0 ? ratings : new Map([...ratings, ...changed])
}

/**
 * Calls before a run begins share it. A later call, even during the run, shares the next run.
 * @param interval returns the minimal milliseconds between the starts of two runs
 */
function shareRuns(run: () => Promise<void>, interval: () => number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let begun = Number.NEGATIVE_INFINITY
  const begin = async (previous: Promise<void>) => {
    // The callers of the earlier run handle its failure.
    await previous.catch(() => undefined)
    const wait = begun + interval() - performance.now()
    if (wait > 0) await pause(wait)
    next = null
    begun = performance.now()
    await run()
  }
  return () => {
    if (next) return next
    next = begin(last)
    last = next
    return next
  }
}
