import { languageOfEdition } from '#contract/city/pack.ts'
import { copyKey, listDrafts } from '../../session/draft-store.ts'
import { WISHLIST_COPY } from '../../session/wishlist-copy.ts'
import { CACHE_PREFIX, readStoredPacks } from './stored-pack.ts'

export type StoredThings = { readonly count: number; readonly bytes: number }

/** `fetchedAt` is null for an edition that never became whole. */
export type GuideOnDevice = { readonly language: string; readonly fetchedAt: string | null; readonly bytes: number }

export type DeviceContents = {
  readonly guides: readonly GuideOnDevice[]
  readonly trips: StoredThings
  readonly wishlist: StoredThings
  readonly unsent: StoredThings
  readonly loginBytes: number
}

/** Reads what this browser has stored, and how much room it takes. */
export async function readDeviceContents(userId: string): Promise<DeviceContents> {
  const wishlistKey = copyKey(userId, WISHLIST_COPY)
  const [guides, copies, unsent] = await Promise.all([
    // Some private windows refuse.
    listGuides().catch(() => []),
    listDrafts(userId, 'copy'),
    listDrafts(userId).then((all) => measure(all.filter(({ key }) => !key.startsWith(`${userId} copy `)))),
  ])
  const trips = measure(copies.filter(({ key }) => key !== wishlistKey))
  const wishlist = measure(copies.filter(({ key }) => key === wishlistKey))
  return { guides, trips, wishlist, unsent, loginBytes: sizeOfTexts(listSettings()) }
}

/** The names and values of local storage, which a browser may block. */
function listSettings(): string[] {
  try {
    return Object.entries(localStorage).flat()
  } catch {
    return []
  }
}

async function listGuides(): Promise<readonly GuideOnDevice[]> {
  // Not there without a secure origin.
  if (!('caches' in globalThis)) return []
  const current = Object.values(await readStoredPacks(caches))
  const editions = (await caches.keys()).flatMap((name) => {
    const edition = name.startsWith(CACHE_PREFIX) ? name.slice(CACHE_PREFIX.length) : ''
    const language = languageOfEdition(edition)
    return language === null ? [] : { name, edition, language }
  })
  return Promise.all(
    editions.map(async ({ name, edition, language }) => ({
      language,
      fetchedAt: current.find((pack) => pack?.edition === edition)?.fetchedAt ?? null,
      bytes: await measureCache(name),
    })),
  )
}

/** Each stored answer says its length. */
async function measureCache(name: string): Promise<number> {
  const answers = await (await caches.open(name)).matchAll()
  return answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length') ?? 0), 0)
}

function measure(drafts: readonly { readonly draft: unknown }[]): StoredThings {
  return { count: drafts.length, bytes: drafts.reduce((sum, { draft }) => sum + sizeOfDraft(draft), 0) }
}

/** A photo beside a text counts whole. */
function sizeOfDraft(draft: unknown): number {
  let photos = 0
  const text = JSON.stringify(draft, (_key, value: unknown) => {
    if (!(value instanceof Blob)) return value
    photos += value.size
    return null
  })
  return photos + sizeOfTexts([text])
}

function sizeOfTexts(texts: string[]): number {
  return new Blob(texts).size
}
