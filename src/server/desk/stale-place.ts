import type { Transaction } from 'kysely'
import { Failure } from '#contract/failure.ts'
import type { FieldError } from '#contract/field-error.ts'
import type { ContentPlace } from '#contract/content-place.ts'
import type { PlaceChange } from '#contract/desk-places.ts'
import type { Tables } from '../store/tables.ts'
import type { StoredDeskPlace } from './desk-places.store.ts'
import { changesBetween } from './place-changes.ts'
import { findPlaceVersion } from './place-versions.store.ts'

type Outdated = { readonly slug: string; readonly version: number; readonly text?: ContentPlace }

/** A failure that names what others changed since the editor's version, where the editor's own text differs from it. */
export async function staleFailure(
  transaction: Transaction<Tables>,
  place: StoredDeskPlace,
  { slug, version, text }: Outdated,
): Promise<Failure> {
  const last = await findPlaceVersion(transaction, slug, place.version)
  const name = last?.editorName ?? ''
  // The first version is the text that the folder had before the first deed.
  const basis = await findPlaceVersion(transaction, slug, Math.max(1, version))
  const changes = basis ? changesBetween(basis.text, place.text) : []
  const own = text && new Set(changesBetween(text, place.text).map(({ field }) => field))
  const fields = changes.filter(({ field }) => own?.has(field) ?? true).map((change) => fieldOf(change, name))
  return new Failure('conflict', { code: 'place.stale', values: { name } }, { fields: Object.fromEntries(fields) })
}

function fieldOf({ field, after }: PlaceChange, name: string): [string, FieldError] {
  const error =
    after === null
      ? { code: 'content.removed', values: { name } }
      : { code: 'content.changed', values: { name, value: after } }
  return [`place.${field}`, error]
}
