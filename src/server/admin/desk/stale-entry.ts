import type { Transaction } from 'kysely'
import type { EntryChange } from '#contract/admin/desk-entries.ts'
import { Failure } from '#contract/api/failure.ts'
import type { FieldError } from '#contract/text/field-error.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { StoredEntry } from './entries.store.ts'
import { changesBetween } from './entry-changes.ts'
import type { EntryKind } from './entry-kind.ts'
import { findVersion } from './entry-versions.store.ts'

type Outdated<Text> = { readonly version: number; readonly text?: Text }

/** A failure that names changes of others since the editor's version in fields where the editor's own text differs. */
export async function staleFailure<Text extends EntryText>(
  transaction: Transaction<Tables>,
  kind: EntryKind<Text>,
  { entry, given: { version, text } }: { entry: StoredEntry<Text>; given: Outdated<Text> },
): Promise<Failure> {
  const { slug } = entry
  const last = await findVersion(transaction, kind, { slug, version: entry.version })
  const name = last?.editorName ?? ''
  // The first version is the text that the folder had before the first action.
  const basis = await findVersion(transaction, kind, { slug, version: Math.max(1, version) })
  const changes = basis ? changesBetween(basis.text, entry.text) : []
  const own = text && new Set(changesBetween(text, entry.text).map(({ field }) => field))
  const fields = changes
    .filter(({ field }) => own?.has(field) ?? true)
    .map((change): [string, FieldError] => [`text.${change.field}`, getError(change, name)])
  return new Failure('conflict', { code: kind.reasons.stale, values: { name } }, { fields: Object.fromEntries(fields) })
}

function getError({ after }: EntryChange, name: string): FieldError {
  return after === null
    ? { code: 'content.removed', values: { name } }
    : { code: 'content.changed', values: { name, value: after } }
}
