import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/activity.ts'
import type { ContentPlace } from '#contract/content-place.ts'
import type { DeskPlace, PlaceDeed } from '#contract/desk-places.ts'
import { Failure, failureOf, fieldFailure } from '#contract/failure.ts'
import { nameKey } from '#contract/place-name.ts'
import { insertAuditEntry } from '../activity/activity.store.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import { hashOf } from '../guide/content-hash.ts'
import { deletePlace, isNameTaken, publishPlace } from '../guide/places.store.ts'
import { lockAccountShared } from '../store/account-lock.ts'
import { lockTopic, markChanged } from '../store/changes.ts'
import type { Origin, Tables } from '../store/tables.ts'
import { findDeskPlace, putDeskPlace, type StoredDeskPlace } from './desk-places.store.ts'
import { listed } from './list-places.ts'
import { changesBetween } from './place-changes.ts'
import { claimPhotos } from './place-photos.store.ts'
import { staleFailure } from './stale-place.ts'
import { insertPlaceVersion } from './place-versions.store.ts'

export type DeskDeps = Pick<Context, 'config' | 'store' | 'now' | 'newId'> & {
  guide: Pick<GuideHolder, 'current' | 'renew'>
}

/** What a deed makes of a place. What is left out stays as it is. */
export type Outcome = {
  readonly deed: PlaceDeed
  readonly text: ContentPlace
  readonly hasDraft: boolean
  /** Null, as when it is left out: only an editor publishes the draft. */
  readonly publishAt?: string | null
  /** What visitors read from now on: this text of the editors or of the folder, or nothing. */
  readonly visitors?: Origin | 'nothing'
  readonly retirement?: { readonly replacedBy: string | null } | null
  /** The editors have decided about the newer entry of the folder. */
  readonly isFolderSeen?: boolean
  /** A traveller whose uploads the text may name beside the editor's own. */
  readonly uploaderId?: string
}

export type Given = {
  readonly slug: string
  /** The version that the editor started from. */
  readonly version: number
  readonly editorId: string
  /** The text that the editor sends, for the comparison with a newer one. */
  readonly text?: ContentPlace
}

type Decide = (
  place: StoredDeskPlace,
  transaction: Transaction<Tables>,
) => Outcome | 'nothing' | Promise<Outcome | 'nothing'>

/**
 * Changes a place and keeps the new text as a version, in one transaction. Deeds of all processes follow each other.
 * @throws Failure `conflict` with what others changed if `version` is outdated, `not-found` for an unknown place
 */
export async function changePlace(deps: DeskDeps, given: Given, decide: Decide): Promise<DeskPlace> {
  const { store, guide } = deps
  const changed = await store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, given.editorId)
    const place = await findDeskPlace(transaction, given.slug)
    if (!place) throw new Failure('not-found', 'place.not-found')
    const outcome = await decide(place, transaction)
    if (outcome === 'nothing') return place
    if (given.version !== place.version) throw await staleFailure(transaction, place, given)
    return write(transaction, deps, { place, outcome, editorId: given.editorId })
  })
  await guide.renew()
  return describe(changed)
}

/** Makes other deeds and the loading of the folder wait until the transaction ends. */
export async function enter(transaction: Transaction<Tables>, { store }: DeskDeps, editorId: string): Promise<void> {
  if (!(await lockAccountShared(transaction, editorId, store.engine))) throw failureOf('unauthenticated')
  await lockTopic(transaction, 'guide')
}

type Change = { place: StoredDeskPlace; outcome: Outcome; editorId: string | null }

/** @throws Failure when another place of the guide has the name, or when a photo is not there */
export async function write(
  transaction: Transaction<Tables>,
  deps: DeskDeps,
  { place, outcome, editorId }: Change,
): Promise<StoredDeskPlace> {
  const { slug, published } = place
  const { deed, text, visitors, uploaderId, isFolderSeen = false } = outcome
  const at = deps.now().toISOString()
  const ownerIds = [editorId, uploaderId].filter((id) => typeof id === 'string')
  await claimPhotos(transaction, { text, ownerIds, engine: deps.store.engine })
  // The text of the folder is the first version, so that it can be restored.
  const isFirst = place.version === 0 && published !== null
  const version = place.version + (isFirst ? 2 : 1)
  const seen = place.folder ? hashOf(place.folder) : place.folderHash
  const { retirement = place.retiredAt === null ? null : { replacedBy: place.replacedBy } } = outcome
  await putDeskPlace(transaction, {
    slug,
    name_key: nameKey(text.name),
    version,
    document: JSON.stringify(text),
    has_draft: outcome.hasDraft ? 1 : 0,
    publish_at: outcome.publishAt ?? null,
    retired_at: retirement ? (place.retiredAt ?? at) : null,
    replaced_by: retirement?.replacedBy ?? null,
    folder_hash: isFirst ? hashOf(published) : isFolderSeen ? seen : place.folderHash,
    folder_document: place.folder && !isFolderSeen ? JSON.stringify(place.folder) : null,
  })
  if (isFirst) {
    const first = {
      slug,
      version: 1,
      document: JSON.stringify(published),
      deed: 'folder',
      editor_id: null,
      at,
    } as const
    await insertPlaceVersion(transaction, first)
  }
  await insertPlaceVersion(transaction, {
    slug,
    version,
    document: JSON.stringify(text),
    deed,
    editor_id: editorId,
    at,
  })
  if (visitors !== undefined) await show(transaction, text, visitors)
  await note(transaction, deps, { deed, text, editorId })
  const written = await findDeskPlace(transaction, slug)
  if (!written) throw failureOf('internal')
  return written
}

async function show(transaction: Transaction<Tables>, text: ContentPlace, visitors: Origin | 'nothing'): Promise<void> {
  if (visitors === 'nothing') await deletePlace(transaction, text.slug)
  else {
    await refuseTakenName(transaction, text)
    await publishPlace(transaction, text, visitors)
  }
  await markChanged(transaction, 'guide')
}

/** @throws Failure at the field of the name */
export async function refuseTakenName(transaction: Transaction<Tables>, text: ContentPlace): Promise<void> {
  if (await isNameTaken(transaction, text)) throw fieldFailure('place.name', 'content.name-taken')
}

/** Deeds that visitors see, in the audit log. */
const audited: Partial<Record<PlaceDeed, AuditAction>> = {
  publish: 'place.publish',
  take: 'place.publish',
  retire: 'place.retire',
  'bring-back': 'place.restore',
}

type Noted = { deed: PlaceDeed; text: ContentPlace; editorId: string | null }

async function note(transaction: Transaction<Tables>, deps: DeskDeps, { deed, text, editorId }: Noted): Promise<void> {
  const action = audited[deed]
  if (!action || editorId === null) return
  await insertAuditEntry(transaction, deps, { action, actorId: editorId, subject: { id: text.slug, title: text.name } })
}

/** A place as the desk shows it. */
export function describe(place: StoredDeskPlace): DeskPlace {
  const { text, published, hasDraft, replacedBy, folder } = place
  return {
    ...listed(place),
    text,
    draftChanges: hasDraft && published ? changesBetween(published, text) : [],
    replacedBy,
    folderChanges: folder && changesBetween(text, folder),
  }
}
