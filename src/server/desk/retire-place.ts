import type { ContentPlace } from '#contract/content-place.ts'
import type { DeskPlace } from '#contract/desk-places.ts'
import { Failure, fieldFailure } from '#contract/failure.ts'
import { findDeskPlace, deleteDeskPlace } from './desk-places.store.ts'
import { changePlace, enter, type DeskDeps } from './place-deeds.ts'
import { findPlaceVersion } from './place-versions.store.ts'
import { staleFailure } from './stale-place.ts'

type Given = { slug: string; version: number; editorId: string }

/**
 * Takes a place out of the guide. Its address then answers 410. A draft of it is left in the history.
 * @param replacedBy slug of the place that visitors are led to; null if there is none
 * @throws Failure at the field when the guide does not have the replacement
 */
export async function retirePlace(
  deps: DeskDeps,
  { replacedBy, ...given }: Given & { replacedBy: string | null },
): Promise<DeskPlace> {
  return changePlace(deps, given, async ({ published, state, ...place }, transaction) => {
    if (state === 'retired' && place.replacedBy === replacedBy) return 'nothing'
    if (state === 'retired') throw new Failure('conflict', 'place.is-retired')
    if (!published) throw new Failure('not-found', 'place.not-found')
    const replacement = replacedBy === null ? null : await findDeskPlace(transaction, replacedBy)
    if (replacedBy === given.slug || (replacement !== null && !replacement?.published))
      throw fieldFailure('replacedBy', 'content.replacement')
    return { deed: 'retire', text: published, hasDraft: false, visitors: 'nothing', retirement: { replacedBy } }
  })
}

/** Publishes a retired place again. */
export async function bringPlaceBack(deps: DeskDeps, given: Given): Promise<DeskPlace> {
  return changePlace(deps, given, ({ state, text }) => {
    if (state !== 'retired') throw new Failure('conflict', 'place.not-retired')
    return { deed: 'bring-back', text, hasDraft: false, visitors: 'editor', retirement: null }
  })
}

/** Makes an earlier text the draft. What visitors read stays until the draft is published. */
export async function restoreVersion(deps: DeskDeps, given: Given & { restored: number }): Promise<DeskPlace> {
  return changePlace(deps, given, async ({ state }, transaction) => {
    if (state === 'retired') throw new Failure('conflict', 'place.is-retired')
    const version = await findPlaceVersion(transaction, given.slug, given.restored)
    if (!version) throw new Failure('not-found', 'place.version-not-found')
    return { deed: 'restore', text: version.text, hasDraft: true }
  })
}

/**
 * Keeps the editors' text although the folder has a newer one, or gives the place back to the folder.
 * @throws Failure `conflict` when the folder has no newer text
 */
export async function chooseText(
  deps: DeskDeps,
  { choice, ...given }: Given & { choice: 'keep' | 'take' },
): Promise<DeskPlace> {
  return changePlace(deps, given, ({ folder, text, hasDraft, publishAt }) => {
    if (!folder) throw new Failure('conflict', 'place.no-difference')
    if (choice === 'keep') return { deed: 'keep', text, hasDraft, publishAt, isFolderSeen: true }
    return takeFolder(folder)
  })
}

function takeFolder(folder: ContentPlace) {
  const outcome = { deed: 'take', text: folder, hasDraft: false, visitors: 'content', retirement: null } as const
  return { ...outcome, isFolderSeen: true }
}

/**
 * Discards the draft. A place that was never published is removed with its history.
 * @returns null when the place was removed
 */
export async function discardDraft(deps: DeskDeps, given: Given): Promise<DeskPlace | null> {
  const isRemoved = await deps.store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, given.editorId)
    const place = await findDeskPlace(transaction, given.slug)
    if (!place) throw new Failure('not-found', 'place.not-found')
    if (place.state !== 'draft') return false
    if (place.version !== given.version) throw await staleFailure(transaction, place, given)
    await deleteDeskPlace(transaction, given.slug, deps.now().toISOString())
    return true
  })
  if (isRemoved) return null
  return changePlace(deps, given, ({ hasDraft, published }) => {
    if (!hasDraft || !published) throw new Failure('conflict', 'place.no-draft')
    return { deed: 'discard', text: published, hasDraft: false }
  })
}
