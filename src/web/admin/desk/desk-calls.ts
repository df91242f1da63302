import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskDraft, DeskEntry, DeskSaving } from '#contract/admin/desk-kinds.ts'
import * as endpoints from '#contract/admin/desk.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { invalidateContent } from '../../api/query-client.ts'
import { getInput, valueAt, type Json } from './edited-text.ts'
import { canBeNew, type Basis, type DeskAction, type EntryKind, type Saving } from './entry-kind.ts'
import { choicesKey, deskEntry } from './queries.ts'

type Kind = Pick<EntryKind, 'tab'>

/** An entry that was removed is null. */
type Changed = { entry: DeskEntry | null }

export async function readEntry({ tab: kind }: Kind, slug: string): Promise<DeskEntry> {
  return (await callOverHttp(endpoints.getDeskEntry, { params: { kind, slug } })).entry
}

/** The entry as visitors would see it. Nothing is stored. */
export async function previewEntry({ tab: kind, preview }: EntryKind, text: Json): Promise<ReactNode> {
  const body = sendable({ kind, text }, isDraft)
  const { preview: shown } = await callOverHttp(endpoints.previewDeskEntry, { params: { kind }, body })
  return preview(shown, text)
}

export async function saveEntry(
  queryClient: QueryClient,
  entryKind: EntryKind,
  { slug: saved, text, version, as, publishAt }: Saving,
): Promise<DeskEntry> {
  const { tab: kind } = entryKind
  const how = { version, as, ...(as === 'schedule' && { publishAt }) }
  const body = sendable({ kind, text, ...how }, isSaving)
  const slug = saved ?? (canBeNew(entryKind) ? null : getInput(valueAt(text, ['slug'])))
  const { entry } =
    slug === null
      ? await callOverHttp(endpoints.createDeskEntry, { params: { kind }, body })
      : await callOverHttp(endpoints.saveDeskEntry, { params: { kind, slug }, body })
  return store(queryClient, entry)
}

/** @returns null when the entry was removed: it was a draft that was never published */
export async function actOnEntry(
  queryClient: QueryClient,
  { tab: kind }: Kind,
  { basis: { slug, version }, action }: { basis: Basis; action: DeskAction },
): Promise<DeskEntry | null> {
  const { entry } = await send({ kind, slug }, version, action)
  return entry && store(queryClient, entry)
}

function send(params: { kind: EntryKind['tab']; slug: string }, version: number, action: DeskAction): Promise<Changed> {
  const body = { version }
  if (action.kind === 'bring-back') return callOverHttp(endpoints.bringBackDeskEntry, { params, body })
  if (action.kind === 'discard') return callOverHttp(endpoints.discardDeskDraft, { params, body })
  if (action.kind === 'folder')
    return callOverHttp(endpoints.chooseDeskText, { params, body: { ...body, choice: action.choice } })
  if (action.kind === 'restore')
    return callOverHttp(endpoints.restoreDeskVersion, { params, body: { ...body, restored: action.restored } })
  return callOverHttp(endpoints.retireDeskEntry, { params, body: { ...body, replacedBy: action.replacedBy } })
}

function store(queryClient: QueryClient, entry: DeskEntry): DeskEntry {
  queryClient.setQueryData(deskEntry(entry.kind, entry.slug).queryKey, { success: true, entry })
  void queryClient.invalidateQueries({ queryKey: choicesKey })
  invalidateContent(queryClient)
  return entry
}

/** A typed text as it is sent. The server checks the fields, so that one set of texts names the errors. */
type Typed = { readonly kind: EntryKind['tab']; readonly text: unknown }

const isDraft = (typed: Typed): typed is DeskDraft => isText(typed.text)
const isSaving = (typed: Typed): typed is DeskSaving => isText(typed.text)

function isText(text: unknown): boolean {
  return typeof text === 'object' && text !== null && !Array.isArray(text)
}

function sendable<Body extends Typed>(typed: Typed, isSendable: (typed: Typed) => typed is Body): Body {
  if (!isSendable(typed)) throw new Error('The text of an entry is an object')
  return typed
}
