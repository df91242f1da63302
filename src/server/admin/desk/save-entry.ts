import { isDeepStrictEqual } from 'node:util'
import { instantOfDateTime } from '#contract/text/city-time.ts'
import type { EntrySaving } from '#contract/admin/desk-entries.ts'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { findEntry, type StoredEntry } from './entries.store.ts'
import { changeEntry, enter, refuseTakenName, write, type Desk, type Outcome } from './entry-actions.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'

type Saving<Text> = EntrySaving & { text: Text }
type SaveRequest<Text> = { saving: Saving<Text>; editorId: string }

/**
 * Stores a new entry.
 * @throws Failure at the field of the slug if the guide or the desk has it, also of a retired entry
 */
export async function createEntry<Text extends EntryText>(
  desk: Desk<Text>,
  { saving, editorId }: SaveRequest<Text>,
): Promise<StoredEntry<Text>> {
  const { deps, kind } = desk
  const { text } = saving
  const outcome = getOutcome(deps, saving)
  await kind.check(deps, text)
  const created = await deps.store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, editorId)
    const known = await findEntry(transaction, kind, text.slug)
    // The same call again, after a lost answer.
    if (known && known.version === 1 && isDone(known, saving)) return known
    if (known) throw fieldFailure('text.slug', kind.reasons.slugTaken)
    await refuseTakenName(transaction, kind, text)
    return write(transaction, desk, { entry: emptyEntry(text), outcome, editorId })
  })
  await deps.guide.renew()
  return created
}

/** An entry before its first version. */
export function emptyEntry<Text extends EntryText>(text: Text): StoredEntry<Text> {
  const { slug } = text
  const none = { publishAt: null, retiredAt: null, replacedBy: null, published: null, folderHash: null, folder: null }
  return { slug, text, version: 0, state: 'draft', hasDraft: false, ...none }
}

/** Saves a text as a draft, publishes it, or lets it be published at a time. Saving the same again changes nothing. */
export async function saveEntry<Text extends EntryText>(
  desk: Desk<Text>,
  { slug, saving, editorId }: SaveRequest<Text> & { slug: string },
): Promise<StoredEntry<Text>> {
  const { deps, kind } = desk
  const { version, text } = saving
  if (text.slug !== slug) throw fieldFailure('text.slug', kind.fixed.slug)
  const outcome = getOutcome(deps, saving)
  await kind.check(deps, text)
  return changeEntry(desk, { slug, version, editorId, text }, async (entry, transaction) => {
    if (entry.state === 'retired') throw new Failure('conflict', kind.reasons.isRetired)
    if (isDone(entry, saving)) return 'nothing'
    refuseFixed(kind, entry.text, text)
    if (version === entry.version) kind.refuseChange?.(deps, entry.text, text)
    await refuseTakenName(transaction, kind, text)
    return { ...outcome, ...(saving.as === 'draft' && { hasDraft: !isDeepStrictEqual(text, entry.published) }) }
  })
}

/** @throws Failure at each field that would change although it stays */
function refuseFixed<Text extends EntryText>({ fixed }: EntryKind<Text>, before: Text, after: Text): void {
  const changed = Object.entries(fixed).filter(([field]) => {
    const path = field.split('.')
    return !isDeepStrictEqual(valueAt(before, path), valueAt(after, path))
  })
  const [first] = changed
  if (!first) return
  const fields = Object.fromEntries(changed.map(([field, reason]) => [`text.${field}`, { code: reason, values: {} }]))
  throw new Failure('invalid-input', first[1], { fields })
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

/** @throws Failure at the field of the time */
function getOutcome<Text>({ guide, now }: DeskDeps, { text, as, publishAt = '' }: Saving<Text>): Outcome<Text> {
  if (as === 'publish') return { action: 'publish', text, hasDraft: false, visitors: 'editor' }
  if (as === 'draft') return { action: 'draft', text, hasDraft: true }
  const instant = instantOfDateTime(publishAt, guide.current().timeZone)
  if (!instant || instant <= now()) throw fieldFailure('publishAt', 'content.publish-at')
  return { action: 'schedule', text, hasDraft: true, publishAt: instant.toISOString() }
}

/** True if the entry is already as the saving wants it. */
function isDone<Text extends EntryText>(entry: StoredEntry<Text>, { text, as }: Saving<Text>): boolean {
  const { hasDraft, published, publishAt } = entry
  if (as === 'schedule' || publishAt !== null || !isDeepStrictEqual(entry.text, text)) return false
  return as === 'draft' || (!hasDraft && published !== null)
}
