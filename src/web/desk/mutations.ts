import type { QueryClient } from '@tanstack/react-query'
import type { ContentPlace } from '#contract/content-place.ts'
import type { DeskPlace } from '#contract/desk-places.ts'
import {
  bringBackDeskPlace,
  chooseDeskPlaceText,
  createDeskPlace,
  discardDeskDraft,
  previewDeskPlace,
  restoreDeskPlaceVersion,
  retireDeskPlace,
  saveDeskPlace,
} from '#contract/endpoints/desk-places.ts'
import { callOverHttp } from '../api/call.ts'
import { invalidateContent } from '../api/query-client.ts'
import { isObject, type Json } from './edited-text.ts'
import { deskPlace } from './queries.ts'

export type Saving = {
  /** Null for a new place. */
  slug: string | null
  version: number
  text: Json
  as: 'draft' | 'publish' | 'schedule'
  publishAt: string
}

/** The server checks the fields, so that one set of texts names what is wrong. */
function isSendable(text: Json): text is Json & ContentPlace {
  return isObject(text)
}

function sendable(text: Json): ContentPlace {
  if (!isSendable(text)) throw new Error('The text of a place is an object')
  return text
}

export async function savePlace(queryClient: QueryClient, saving: Saving): Promise<DeskPlace> {
  const { slug, version, text, as, publishAt } = saving
  const body = { version, place: sendable(text), as, ...(as === 'schedule' && { publishAt }) }
  const { place } =
    slug === null
      ? await callOverHttp(createDeskPlace, { body })
      : await callOverHttp(saveDeskPlace, { params: { slug }, body })
  return keep(queryClient, place)
}

export async function previewPlace(text: Json) {
  const { place } = await callOverHttp(previewDeskPlace, { body: { place: sendable(text) } })
  return place
}

export type Deed =
  | { kind: 'retire'; replacedBy: string | null }
  | { kind: 'bring-back' }
  | { kind: 'discard' }
  | { kind: 'restore'; restored: number }
  | { kind: 'folder'; choice: 'keep' | 'take' }

/** @returns null when the place was removed: it was a draft that was never published */
export async function actOnPlace(
  queryClient: QueryClient,
  { slug, version }: Pick<DeskPlace, 'slug' | 'version'>,
  deed: Deed,
): Promise<DeskPlace | null> {
  const { place } = await call({ slug, version }, deed)
  return place && keep(queryClient, place)
}

function call({ slug, version }: { slug: string; version: number }, deed: Deed): Promise<{ place: DeskPlace | null }> {
  const params = { slug }
  const body = { version }
  if (deed.kind === 'bring-back') return callOverHttp(bringBackDeskPlace, { params, body })
  if (deed.kind === 'discard') return callOverHttp(discardDeskDraft, { params, body })
  if (deed.kind === 'folder')
    return callOverHttp(chooseDeskPlaceText, { params, body: { ...body, choice: deed.choice } })
  if (deed.kind === 'restore') {
    return callOverHttp(restoreDeskPlaceVersion, { params, body: { ...body, restored: deed.restored } })
  }
  return callOverHttp(retireDeskPlace, { params, body: { ...body, replacedBy: deed.replacedBy } })
}

function keep(queryClient: QueryClient, place: DeskPlace): DeskPlace {
  queryClient.setQueryData(deskPlace(place.slug).queryKey, { success: true, place })
  invalidateContent(queryClient)
  return place
}
