import { failureOf } from '#contract/failure.ts'
import {
  DESK_PLACES_PAGE_MAX,
  type DeskPlaceFilter,
  type ListedDeskPlace,
  type PlaceVersion,
  PLACE_VERSIONS_PAGE_MAX,
} from '#contract/desk-places.ts'
import { nameKey } from '#contract/place-name.ts'
import { SLUG_PATTERN } from '#contract/content-fields.ts'
import type { Context } from '../context.ts'
import { readLimit } from '../store/cursor.ts'
import { countDiffering, listInGuide, listOutsideGuide, type StoredDeskPlace } from './desk-places.store.ts'
import { changesBetween } from './place-changes.ts'
import { listPlaceVersions } from './place-versions.store.ts'

type Store = Pick<Context, 'store'>

type Query = { text?: string | undefined; state?: DeskPlaceFilter | undefined } & Page
type Page = { limit?: string | undefined; cursor?: string | undefined }

/** First the places of the guide, then retired ones and drafts of new ones, each by slug. */
export async function listDeskPlaces({ store: { db } }: Store, query: Query) {
  const { text = '', state = 'all' } = query
  const limit = readLimit(query.limit, DESK_PLACES_PAGE_MAX)
  const start = readPlaceCursor(query.cursor)
  const asked = { text: nameKey(text), state, limit: limit + 1 }
  const inGuide = start.part === 'guide' ? await listInGuide(db, { ...asked, after: start.after }) : []
  const missing = limit + 1 - inGuide.length
  const after = start.part === 'guide' ? null : start.after
  const others = missing > 0 ? await listOutsideGuide(db, { ...asked, after, limit: missing }) : []
  const found = [...inGuide, ...others]
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    places: page.map(listed),
    differing: await countDiffering(db),
    nextCursor: found.length > limit && last ? `${last.published ? 'guide' : 'other'}.${last.slug}` : null,
  }
}

/** @throws Failure `invalid-input` for a cursor that no answer had */
function readPlaceCursor(cursor: string | undefined): { part: 'guide' | 'other'; after: string | null } {
  if (cursor === undefined) return { part: 'guide', after: null }
  const [part, after = ''] = cursor.split('.')
  if ((part !== 'guide' && part !== 'other') || !SLUG_PATTERN.test(after)) throw failureOf('invalid-input')
  return { part, after }
}

export function listed(place: StoredDeskPlace): ListedDeskPlace {
  const { slug, text, state, hasDraft, publishAt, version } = place
  return {
    slug,
    name: text.name,
    locality: text.locality,
    category: text.category,
    state,
    hasDraft,
    publishAt,
    isDiffering: place.folder !== null,
    version,
  }
}

/** Newest first. A cursor is the number of the last version of a page. */
export async function listVersions({ store: { db } }: Store, slug: string, query: Page) {
  const limit = readLimit(query.limit, PLACE_VERSIONS_PAGE_MAX)
  if (query.cursor !== undefined && !/^[1-9]\d{0,8}$/.test(query.cursor)) throw failureOf('invalid-input')
  const before = query.cursor === undefined ? null : Number(query.cursor)
  const found = await listPlaceVersions(db, { slug, before, limit: limit + 1 })
  const versions = found.slice(0, limit).map(({ version, at, deed, editorName, text }, index): PlaceVersion => {
    const earlier = found[index + 1]
    return { version, at, deed, editorName, changes: earlier ? changesBetween(earlier.text, text) : [] }
  })
  return { versions, nextCursor: found.length > limit ? String(versions.at(-1)?.version) : null }
}
