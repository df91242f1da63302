import type { suggestionOperations } from '#contract/admin/suggestions.operations.ts'
import type { SuggestionList } from '#contract/place/suggestion-rules.ts'
import { SUGGESTIONS_PAGE_MAX, type Suggestion } from '#contract/admin/suggestions.ts'
import { ContentPlace, type StoredPlace } from '#contract/place/content-place.ts'
import { findEntry, type StoredEntry } from '../desk/entries.store.ts'
import { changesBetween } from '../desk/entry-changes.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { storedPlaces } from '../../guide/stored-kind.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { cutPage, readCursor, readLimit } from '../../platform/store/cursor.ts'
import { decideSuggestion } from './decide-suggestion.ts'
import { suggestChange } from './suggest-change.ts'
import { comparable, getEvidence, getPart, suggestedPart } from './suggested-text.ts'
import { listSuggestions, type StoredSuggestion } from './suggestions.store.ts'

export function suggestionHandlers(deps: DeskDeps): HandlersFor<typeof suggestionOperations> {
  const { db } = deps.store
  const show = async (suggestion: StoredSuggestion) =>
    describe(suggestion, await findEntry(db, storedPlaces, suggestion.slug))
  return {
    suggestChange: async ({ params: { slug }, body: input }, { account }) => {
      await suggestChange(deps, { account, slug, input })
      return { success: true }
    },
    listSuggestions: async ({ query }) => {
      const { page, nextCursor } = await readPage(deps, query)
      return { success: true, suggestions: await Promise.all(page.map(show)), nextCursor }
    },
    decideSuggestion: async ({ params: { id }, body: { deed: action } }, { account: { id: editorId } }) => ({
      success: true,
      suggestion: await show(await decideSuggestion(deps, { id, action, editorId })),
    }),
  }
}

type Query = { list: SuggestionList; limit?: string | undefined; cursor?: string | undefined }

async function readPage({ store: { db } }: DeskDeps, { list, ...query }: Query) {
  const limit = readLimit(query.limit, SUGGESTIONS_PAGE_MAX)
  const rows = await listSuggestions(db, { list, after: readCursor(query.cursor), limit: limit + 1 })
  return cutPage(rows, limit, ({ createdAt, decidedAt, id }) => ({
    at: list === 'waiting' ? createdAt : (decidedAt ?? ''),
    id,
  }))
}

/** A suggestion beside the present value of the guide. */
function describe(suggestion: StoredSuggestion, place: StoredEntry<StoredPlace> | undefined): Suggestion {
  const { id, topic, outcome, decidedAt, editorName, accountId: _accountId, change: _change, ...rest } = suggestion
  const { reason, ...shown } = rest
  const published = place?.published ? ContentPlace.parse(place.published) : null
  return {
    ...shown,
    _id: id,
    topic,
    changes: getChanges(suggestion, published),
    present: published && getEvidence(published, topic),
    placeVersion: published && (place?.version ?? 0),
    decision: outcome && decidedAt !== null ? { outcome, reason, at: decidedAt, editorName: editorName ?? '' } : null,
  }
}

function getChanges(suggestion: StoredSuggestion, published: ContentPlace | null): Suggestion['changes'] {
  const { topic, change } = suggestion
  if (change) return changesBetween(comparable(topic, change.before), comparable(topic, change.after))
  if (!published || suggestion.value === null || topic === 'other') return []
  const [before, after] = [getPart(published, topic), suggestedPart(published, suggestion)]
  return changesBetween(comparable(topic, before), comparable(topic, after))
}
