import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import { getDeskChoices, getDeskEntry, listDeskEntries, listDeskVersions } from '#contract/admin/desk.endpoints.ts'
import { desk } from '#messages/desk.ts'
import { pagedQuery, query, reporting } from '../../api/query-client.ts'
import type { EntryKind } from './entry-kind.ts'
import type { ListQuery } from './list-query.ts'

const FRESH = { staleTime: 0, retryOnMount: true }

export const deskPages = ({ name, tab: kind }: Pick<EntryKind, 'name' | 'tab'>, { text, state }: ListQuery) =>
  reporting(pagedQuery(listDeskEntries, { params: { kind }, query: { state, ...(text !== '' && { text }) } }, FRESH), {
    text: desk.kinds[name].failed,
    place: 'top-right',
  })

/** The screen itself says when this fails. */
export const deskEntry = (kind: DeskKindName, slug: string) => query(getDeskEntry, { params: { kind, slug } }, FRESH)

export const deskVersions = (kind: DeskKindName, slug: string) =>
  reporting(pagedQuery(listDeskVersions, { params: { kind, slug }, query: {} }, FRESH), {
    text: desk.historyFailed,
    place: 'top-right',
  })

/** Places of the guide by a part of a name in any language. Their names are English, as the desk writes them. */
export const placesNamed = (text: string) =>
  query(listDeskEntries, { params: { kind: 'places' }, query: { text, limit: '20' } }, FRESH)

export const deskChoices = (kind: DeskKindName) => query(getDeskChoices, { params: { kind } }, FRESH)

/** The choices of every kind. */
export const choicesKey = [getDeskChoices.method, getDeskChoices.path] as const
