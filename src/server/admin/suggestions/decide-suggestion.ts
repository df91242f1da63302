import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { ContentPlace, type StoredPlace } from '#contract/place/content-place.ts'
import { Failure } from '#contract/api/failure.ts'
import type { SuggestionAction } from '#contract/admin/suggestions.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { findEntry, type StoredEntry } from '../desk/entries.store.ts'
import { changeEntry, enter } from '../desk/entry-actions.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { placeKind } from '../desk/place-kind.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { checkSuggested } from './check-suggestion.ts'
import { getPart, withPart } from './suggested-text.ts'
import { clearDecision, findSuggestion, setDecision, type StoredSuggestion } from './suggestions.store.ts'

type DecisionInput<Kind extends SuggestionAction['kind'] = SuggestionAction['kind']> = {
  id: string
  action: Extract<SuggestionAction, { kind: Kind }>
  editorId: string
}

/**
 * Decides about a suggestion. The change of an accepted suggestion is published in the same transaction, like a save of
 * the place in the desk.
 * @throws Failure `conflict` when somebody else decided, or changed the place
 */
export async function decideSuggestion(
  deps: DeskDeps,
  { id, action, editorId }: DecisionInput,
): Promise<StoredSuggestion> {
  const suggestion = await find(deps, id)
  if (action.kind === 'accept') await accept(deps, suggestion, { action, editorId })
  else if (action.kind === 'decline')
    await settle(deps, suggestion, { editorId, outcome: 'declined', reason: action.reason })
  else await reopen(deps, suggestion, editorId)
  return find(deps, id)
}

async function find({ store }: DeskDeps, id: string): Promise<StoredSuggestion> {
  const suggestion = await findSuggestion(store.db, id)
  if (!suggestion) throw new Failure('not-found', 'suggestion.not-found')
  return suggestion
}

type Settled = { editorId: string; outcome: 'accepted' | 'declined'; reason: StoredSuggestion['reason'] }

/** A decision that changes no place. */
async function settle(deps: DeskDeps, suggestion: StoredSuggestion, settled: Settled) {
  await deps.store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, settled.editorId)
    await decide(transaction, deps, { suggestion, ...settled, change: null })
  })
}

type Decision = Settled & { suggestion: StoredSuggestion; change: StoredSuggestion['change'] }

async function decide(transaction: Transaction<Tables>, deps: DeskDeps, { suggestion, ...decision }: Decision) {
  const { editorId, outcome } = decision
  const isDone = await setDecision(transaction, { id: suggestion.id, ...decision, at: deps.now().toISOString() })
  if (!isDone) throw new Failure('conflict', 'suggestion.decided')
  await note(transaction, deps, { kind: outcome === 'accepted' ? 'accept' : 'decline', suggestion, editorId })
}

type Noted = { kind: SuggestionAction['kind']; suggestion: StoredSuggestion; editorId: string }

async function note(transaction: Transaction<Tables>, deps: DeskDeps, { kind, suggestion, editorId }: Noted) {
  const subject = { id: suggestion.id, title: suggestion.placeName }
  await insertAuditEntry(transaction, deps, { action: `suggestion.${kind}`, actorId: editorId, subject })
}

async function accept(
  deps: DeskDeps,
  suggestion: StoredSuggestion,
  { action, editorId }: Omit<DecisionInput<'accept'>, 'id'>,
) {
  const { topic, slug, photoUrl, seenOn } = suggestion
  const { version, value = suggestion.value } = action
  // A suggestion in words has no value to publish. The editor makes the change in the form of the place.
  if (value === null || topic === 'other')
    return settle(deps, suggestion, { editorId, outcome: 'accepted', reason: null })
  if (suggestion.outcome !== null) throw new Failure('conflict', 'suggestion.decided')
  const place = await findEntry(deps.store.db, placeKind, slug)
  const text = await checkSuggested(deps, getPublished(place), { topic, value, photoUrl, seenOn })
  const after = getPart(text, topic)
  await changeEntry({ deps, kind: placeKind }, { slug, version, editorId, text }, async (current, transaction) => {
    const published = getPublished(current)
    const change = { before: getPart(published, topic), after }
    await decide(transaction, deps, { suggestion, outcome: 'accepted', reason: null, change, editorId })
    return publishing(withPart(published, topic, after), suggestion.accountId)
  })
}

/** Undoes a decision. Its change of the place is undone too, unless somebody has changed the place since. */
async function reopen(deps: DeskDeps, suggestion: StoredSuggestion, editorId: string): Promise<void> {
  const { slug, topic, change } = suggestion
  if (change === null) {
    await deps.store.db.transaction().execute(async (transaction) => {
      await enter(transaction, deps, editorId)
      await clear(transaction, deps, { suggestion, editorId })
    })
    return
  }
  const version = (await findEntry(deps.store.db, placeKind, slug))?.version ?? 0
  await changeEntry({ deps, kind: placeKind }, { slug, version, editorId }, async (current, transaction) => {
    const published = getPublished(current)
    if (!isSame(getPart(published, topic), change.after)) throw new Failure('conflict', 'suggestion.changed-since')
    await clear(transaction, deps, { suggestion, editorId })
    return publishing(withPart(published, topic, change.before), suggestion.accountId)
  })
}

async function clear(
  transaction: Transaction<Tables>,
  deps: DeskDeps,
  { suggestion, editorId }: Omit<Noted, 'kind'>,
): Promise<void> {
  if (!(await clearDecision(transaction, suggestion.id))) throw new Failure('conflict', 'suggestion.not-decided')
  await note(transaction, deps, { kind: 'reopen', suggestion, editorId })
}

/** A draft would be published or lost with the change, so its editor ends it first. */
function getPublished(place: StoredEntry<StoredPlace> | undefined): ContentPlace {
  if (!place?.published) throw new Failure('conflict', 'suggestion.no-place')
  if (place.hasDraft) throw new Failure('conflict', 'suggestion.has-draft')
  return ContentPlace.parse(place.published)
}

/** @param uploaderId the traveller, whose picture the place may show */
function publishing(text: object, uploaderId: string) {
  return {
    action: 'publish',
    text: ContentPlace.parse(text),
    hasDraft: false,
    visitors: 'editor',
    uploaderId,
  } as const
}

/** JSON has no `undefined`, and a stored part comes from JSON. */
function isSame(part: unknown, stored: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(part ?? null)), stored ?? null)
}
