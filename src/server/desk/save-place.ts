import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { instantOfDateTime } from '#contract/city-time.ts'
import type { ContentPlace } from '#contract/content-place.ts'
import type { DeskPlace, PlaceSaving } from '#contract/desk-places.ts'
import { Failure, fieldFailure } from '#contract/failure.ts'
import type { Tables } from '../store/tables.ts'
import { findDeskPlace, type StoredDeskPlace } from './desk-places.store.ts'
import { checkPlace } from './check-place.ts'
import { changePlace, describe, enter, refuseTakenName, write, type DeskDeps, type Outcome } from './place-deeds.ts'

type Saving = z.output<typeof PlaceSaving>
type Given = { saving: Saving; editorId: string }

/**
 * Stores a new place.
 * @throws Failure at the field of the slug if the guide or the desk has it, also of a retired place
 */
export async function createPlace(deps: DeskDeps, { saving, editorId }: Given): Promise<DeskPlace> {
  const { place: text } = saving
  const outcome = outcomeOf(deps, saving)
  await checkPlace(deps, text)
  const created = await deps.store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, editorId)
    const known = await findDeskPlace(transaction, text.slug)
    // The same call again, after a lost answer.
    if (known && known.version === 1 && isDone(known, saving)) return known
    if (known) throw fieldFailure('place.slug', 'content.slug-taken')
    await refuseTakenName(transaction, text)
    return write(transaction, deps, { place: emptyPlace(text), outcome, editorId })
  })
  await deps.guide.renew()
  return describe(created)
}

function emptyPlace(text: ContentPlace): StoredDeskPlace {
  const { slug } = text
  const none = { publishAt: null, retiredAt: null, replacedBy: null, published: null, folderHash: null, folder: null }
  return { slug, text, version: 0, state: 'draft', hasDraft: false, ...none }
}

/** Saves a text as a draft, publishes it, or lets it be published at a time. Saving the same again changes nothing. */
export async function savePlace(
  deps: DeskDeps,
  { slug, saving, editorId }: Given & { slug: string },
): Promise<DeskPlace> {
  const { version, place: text } = saving
  if (text.slug !== slug) throw fieldFailure('place.slug', 'content.slug-fixed')
  const outcome = outcomeOf(deps, saving)
  await checkPlace(deps, text)
  return changePlace(deps, { slug, version, editorId, text }, async (place, transaction: Transaction<Tables>) => {
    if (place.state === 'retired') throw new Failure('conflict', 'place.is-retired')
    if (isDone(place, saving)) return 'nothing'
    await refuseTakenName(transaction, text)
    return { ...outcome, ...(saving.as === 'draft' && { hasDraft: !isDeepStrictEqual(text, place.published) }) }
  })
}

/** @throws Failure at the field of the time */
function outcomeOf({ guide, now }: DeskDeps, saving: Saving): Outcome {
  const { place: text, as, publishAt = '' } = saving
  if (as === 'publish') return { deed: 'publish', text, hasDraft: false, visitors: 'editor' }
  if (as === 'draft') return { deed: 'draft', text, hasDraft: true }
  const instant = instantOfDateTime(publishAt, guide.current().timeZone)
  if (!instant || instant <= now()) throw fieldFailure('publishAt', 'content.publish-at')
  return { deed: 'schedule', text, hasDraft: true, publishAt: instant.toISOString() }
}

/** Whether the place is already as the saving wants it. */
function isDone({ text, hasDraft, published, publishAt }: StoredDeskPlace, { place, as }: Saving): boolean {
  if (as === 'schedule' || publishAt !== null || !isDeepStrictEqual(text, place)) return false
  return as === 'draft' || (!hasDraft && published !== null)
}
