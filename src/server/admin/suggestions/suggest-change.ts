import type * as z from 'zod/mini'
import { ContentPlace } from '#contract/place/content-place.ts'
import { addDays, today } from '#contract/text/dates.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import { SEEN_WITHIN_DAYS } from '#contract/place/suggestion-rules.ts'
import {
  SUGGESTED_VALUE_BYTES,
  SUGGESTIONS_OPEN_MAX,
  SUGGESTIONS_PER_DAY,
  type NewSuggestion,
} from '#contract/admin/suggestions.ts'
import { attemptsBy, limit } from '../../platform/throttle/attempts.ts'
import { findEntry } from '../desk/entries.store.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { storedPlaces } from '../../guide/stored-kind.ts'
import { claimImage } from '../../account/media/images.store.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { checkSuggested } from './check-suggestion.ts'
import { getPart, valueOfPart } from './suggested-text.ts'
import { countSuggestionsFor, insertSuggestion, isSuggestionKnown } from './suggestions.store.ts'

type SuggestionInput = { account: { readonly id: string }; slug: string; input: z.output<typeof NewSuggestion> }

/**
 * Stores a traveller's observation at a place for the editors. The same suggestion sent again changes nothing.
 * @throws Failure at the field of what the content folder could not have, `not-found` for a place that is not in the
 *   guide, `too-many-requests` and `conflict` for the bounds of one person
 */
export async function suggestChange(deps: DeskDeps, { account, slug, input }: SuggestionInput): Promise<void> {
  const { store, now, newId, guide, config } = deps
  const { topic, note, photoUrl, seenOn } = input
  await limit(deps, attemptsBy(deps, 'suggestion', account.id), 'suggestions.too-many')
  const at = now()
  const date = today(at, guide.current().timeZone)
  if (seenOn > date || seenOn < addDays(date, -SEEN_WITHIN_DAYS)) throw fieldFailure('seenOn', 'suggestion.seen-on')
  const place = await findEntry(store.db, storedPlaces, slug)
  if (!place?.published) throw new Failure('not-found', 'place.not-found')
  const value = await readValue(deps, ContentPlace.parse(place.published), input)
  if (value === null && note === '') throw fieldFailure('note', 'suggestion.nothing')
  const added = {
    id: newId(),
    slug,
    placeName: place.published.name,
    accountId: account.id,
    topic,
    value: value === null ? null : JSON.stringify(value),
    note,
    photoUrl,
    seenOn,
    at: at.toISOString(),
  }
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    if (await isSuggestionKnown(transaction, added)) return
    const isOwnPhoto =
      photoUrl === '' || (await claimImage(transaction, { accountId: account.id, url: photoUrl }, store.engine))
    if (!isOwnPhoto) throw fieldFailure('photoUrl', 'content.photo-gone')
    const since = new Date(at.getTime() - DAY_MS).toISOString()
    const { recent, open } = await countSuggestionsFor(transaction, account.id, since)
    if (open >= SUGGESTIONS_OPEN_MAX) throw new Failure('conflict', 'suggestions.full')
    if (config.rateLimits && recent >= SUGGESTIONS_PER_DAY) {
      throw new Failure('too-many-requests', 'suggestions.too-many', { retryAfterSeconds: 3_600 })
    }
    await insertSuggestion(transaction, added)
  })
}

/** The value as the schema of places reads it; null for words alone. */
async function readValue(
  deps: DeskDeps,
  published: Parameters<typeof checkSuggested>[1],
  { value = null, topic, photoUrl, seenOn }: SuggestionInput['input'],
): Promise<unknown> {
  if (value === null || topic === 'other') return null
  if (Buffer.byteLength(JSON.stringify(value)) > SUGGESTED_VALUE_BYTES) {
    throw fieldFailure('value', 'suggestion.too-long')
  }
  if (topic === 'photo' && photoUrl === '') throw fieldFailure('photoUrl', 'suggestion.photo')
  const text = await checkSuggested(deps, published, { topic, value, photoUrl, seenOn })
  return valueOfPart(topic, getPart(text, topic))
}
