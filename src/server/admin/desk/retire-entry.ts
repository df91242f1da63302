import { Failure, fieldFailure } from '#contract/api/failure.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { deleteEntry, findEntry, type StoredEntry } from './entries.store.ts'
import { changeEntry, enter, logEntryAction, type Desk } from './entry-actions.ts'
import { findVersion } from './entry-versions.store.ts'
import { staleFailure } from './stale-entry.ts'

type EntryVersionTarget = { slug: string; version: number; editorId: string }

/**
 * Takes an entry out of the guide. Its address then answers 410. A draft of it is left in the history.
 * @param replacedBy slug of the entry that visitors are led to; null if there is none
 * @throws Failure at the field when the guide does not have the replacement
 */
export async function retireEntry<Text extends EntryText>(
  desk: Desk<Text>,
  { replacedBy, ...given }: EntryVersionTarget & { replacedBy: string | null },
): Promise<StoredEntry<Text>> {
  const { kind } = desk
  const { reasons } = kind
  return changeEntry(desk, given, async ({ published, state, ...entry }, transaction) => {
    if (state === 'retired' && entry.replacedBy === replacedBy) return 'nothing'
    if (state === 'retired') throw new Failure('conflict', reasons.isRetired)
    if (!published) throw new Failure('not-found', reasons.notFound)
    await kind.refuseRetirement?.(transaction, published)
    if (replacedBy !== null && !kind.canBeReplaced) throw fieldFailure('replacedBy', reasons.replacement)
    const replacement = replacedBy === null ? null : await findEntry(transaction, kind, replacedBy)
    if (replacedBy === given.slug || (replacement !== null && !replacement?.published))
      throw fieldFailure('replacedBy', reasons.replacement)
    return { action: 'retire', text: published, hasDraft: false, visitors: 'nothing', retirement: { replacedBy } }
  })
}

/**
 * Publishes a retired entry again.
 * @throws Failure `invalid-input` if the guide of now refuses the text, for example because a place of it left the guide
 */
export async function bringEntryBack<Text extends EntryText>(
  desk: Desk<Text>,
  given: EntryVersionTarget,
): Promise<StoredEntry<Text>> {
  const known = await findEntry(desk.deps.store.db, desk.kind, given.slug)
  if (known?.state === 'retired') await desk.kind.check(desk.deps, known.text)
  return changeEntry(desk, given, ({ state, text }) => {
    if (state !== 'retired') throw new Failure('conflict', desk.kind.reasons.notRetired)
    return { action: 'bring-back', text, hasDraft: false, visitors: 'editor', retirement: null }
  })
}

/** Makes an earlier text the draft. The published text stays until the draft is published. */
export async function restoreVersion<Text extends EntryText>(
  desk: Desk<Text>,
  given: EntryVersionTarget & { restored: number },
): Promise<StoredEntry<Text>> {
  const { slug, restored } = given
  return changeEntry(desk, given, async ({ state }, transaction) => {
    if (state === 'retired') throw new Failure('conflict', desk.kind.reasons.isRetired)
    const version = await findVersion(transaction, desk.kind, { slug, version: restored })
    if (!version) throw new Failure('not-found', 'place.version-not-found')
    return { action: 'restore', text: version.text, hasDraft: true }
  })
}

/**
 * Keeps the editors' text although the folder has a newer one, or gives the entry back to the folder.
 * @throws Failure `conflict` when the folder has no newer text, `invalid-input` if the guide of now refuses it
 */
export async function chooseText<Text extends EntryText>(
  desk: Desk<Text>,
  { choice, ...given }: EntryVersionTarget & { choice: 'keep' | 'take' },
): Promise<StoredEntry<Text>> {
  const known = choice === 'take' ? await findEntry(desk.deps.store.db, desk.kind, given.slug) : undefined
  if (known?.folder) await desk.kind.check(desk.deps, known.folder)
  return changeEntry(desk, given, ({ folder, text, hasDraft, publishAt }) => {
    if (!folder) throw new Failure('conflict', desk.kind.reasons.noDifference)
    const seen = { isFolderSeen: true }
    if (choice === 'keep') return { action: 'keep', text, hasDraft, publishAt, ...seen }
    return { action: 'take', text: folder, hasDraft: false, visitors: 'content', retirement: null, ...seen }
  })
}

/**
 * Discards the draft. An entry that was never published is removed with its history.
 * @returns null when the entry was removed
 */
export async function discardDraft<Text extends EntryText>(
  desk: Desk<Text>,
  given: EntryVersionTarget,
): Promise<StoredEntry<Text> | null> {
  const { deps, kind } = desk
  const isRemoved = await deps.store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, given.editorId)
    const entry = await findEntry(transaction, kind, given.slug)
    if (!entry) throw new Failure('not-found', kind.reasons.notFound)
    if (entry.state !== 'draft') return false
    if (entry.version !== given.version) throw await staleFailure(transaction, kind, { entry, given })
    await deleteEntry(transaction, kind, { slug: given.slug, at: deps.now().toISOString() })
    await logEntryAction(transaction, desk, { action: 'discard', text: entry.text, editorId: given.editorId })
    return true
  })
  if (isRemoved) return null
  return changeEntry(desk, given, ({ hasDraft, published }) => {
    if (!hasDraft || !published) throw new Failure('conflict', kind.reasons.noDraft)
    return { action: 'discard', text: published, hasDraft: false }
  })
}
