import { PACKED_SEARCH_PATH } from '#contract/city/pack-download.ts'
import { language } from '#messages/language.ts'
import { createPackedSearch, type PackedSearch } from '#planning/search/packed-search.ts'
import { cacheName, readStoredPacks, type StoredPacks } from './stored-pack.ts'

type TermSearch = ReturnType<typeof createPackedSearch>

let prepared: { readonly edition: string; readonly search: TermSearch } | undefined

/** The search of the stored guide in the language of the page. Null: this device has none. */
export async function findSearchHere(): Promise<TermSearch | null> {
  if (!('caches' in globalThis)) return null
  const edition = (await readStoredPacks(caches).catch((): StoredPacks => ({})))[language.code]?.edition
  if (edition === undefined) return null
  if (prepared?.edition === edition) return prepared.search
  const url = language.base + PACKED_SEARCH_PATH
  const answer = await caches.match(url, { cacheName: cacheName(edition), ignoreVary: true })
  if (!answer) return null
  const stored: unknown = await answer.json().catch(() => null)
  if (!isPackedSearch(stored)) return null
  prepared = { edition, search: createPackedSearch(stored) }
  return prepared.search
}

/** It was proved when it was stored, so it is what the server wrote, unless the device has damaged it since. */
function isPackedSearch(stored: unknown): stored is PackedSearch {
  return typeof stored === 'object' && stored !== null && 'entries' in stored && 'synonyms' in stored
}
