import { hash } from 'node:crypto'
import {
  GROUP_TYPE,
  groupEntries,
  textOfEntries,
  type GroupHead,
  type PackEntry,
  type PackPart,
  type OfferedPack,
} from '#contract/city/pack.ts'
import { OUTLINES_PATH, OUTLINES_TYPE } from '../map/outlines.ts'
import { answerOthers } from '../platform/concurrency/slices.ts'
import { compressForBrowsers } from '../platform/http/compression.ts'
import { unpack } from '../platform/http/representation.ts'
import { contentTypeFor, PICTURE_POLICY } from '../platform/http/static-files.ts'
import type { Database } from '../platform/store/database.ts'
import type { PackBodyTable } from '../platform/store/tables.ts'
import type { Pack } from './pack-manifest.ts'
import { renewBodies, storeBodies } from './packs.store.ts'

type Parts = {
  readonly db: Database
  /** Pages and answers by their hash. */
  readonly bodies: ReadonlyMap<string, PackBodyTable>
  readonly made_at: string
}

type Group = { readonly sha256: string; readonly part: PackEntry['part']; readonly entries: readonly PackEntry[] }

/**
 * Stores the entries of a pack as groups, which travel in one answer each. A group that another pack has is not made
 * again. One at a time is in memory. @returns the description of the pack with the sizes that travel
 */
export async function storeGroups(pack: Pack, { db, bodies, made_at }: Parts): Promise<OfferedPack> {
  const groups = groupEntries(pack.manifest.entries).flatMap((entries): Group[] => {
    const [first] = entries
    return first ? [{ sha256: hash('sha256', textOfEntries(entries), 'hex'), part: first.part, entries }] : []
  })
  const used = { used_at: made_at, reviews_version: earliestVersion([...bodies.values()]) }
  const hashes = groups.map(({ sha256 }) => sha256)
  const sizes = new Map((await renewBodies(db, hashes, used)).map(({ sha256, bytes }) => [sha256, bytes]))
  for (const { sha256, entries } of groups) {
    if (sizes.has(sha256)) continue
    await answerOthers()
    const content = await writeGroup(entries, pack, bodies)
    // A file that another process replaces meanwhile. Devices ask for each of its entries then.
    if (!content) continue
    const body = (await compressForBrowsers(content)).toString('base64')
    const shows = joinShown(entries.flatMap((entry) => bodies.get(entry.sha256)?.shows ?? ''))
    await storeBodies(db, [{ ...used, sha256, content_type: GROUP_TYPE, body, bytes: body.length, shows }])
    sizes.set(sha256, body.length)
  }
  return { ...pack.current, parts: withTransfer(pack.current.parts, groups, sizes) }
}

/** The version for a body that shows reviews of all moments: the earliest. */
export function earliestVersion(bodies: readonly PackBodyTable[]): number {
  const versions = bodies.flatMap(({ shows, reviews_version }) => (shows === '' ? [] : reviews_version))
  return versions.length === 0 ? 0 : Math.min(...versions)
}

/** @returns the places of several bodies, each once, as the table has them */
export function joinShown(shows: readonly string[]): string {
  return [...new Set(shows.flatMap((places) => places.split(' ')).filter((place) => place !== ''))].join(' ')
}

/** @returns the type with which the server sends the file at its own address */
function fileType(url: string): string {
  if (url.startsWith(OUTLINES_PATH)) return OUTLINES_TYPE
  return url.endsWith('.json') ? TILE_TYPE : contentTypeFor(url)
}

const TILE_TYPE = 'application/json; charset=utf-8'

/** @returns null if an entry differs from the list of the pack */
async function writeGroup(
  entries: readonly PackEntry[],
  { addresses }: Pick<Pack, 'addresses'>,
  bodies: Parts['bodies'],
): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  for (const { url, part, sha256 } of entries) {
    const stored = bodies.get(sha256)
    const source = stored ? await unpack(stored.body) : await addresses.get(url)?.read()
    const content = source?.identity
    if (!content || hash('sha256', content, 'hex') !== sha256) return null
    const head: GroupHead = {
      url,
      type: stored?.content_type ?? fileType(url),
      ...(part !== 'program' && url.endsWith('.svg') && { policy: PICTURE_POLICY }),
    }
    pieces.push(Buffer.from(`${JSON.stringify(head)}\n`), content)
  }
  return Buffer.concat(pieces)
}

/** The sizes of the groups, which are what travels. Their bytes are stored in base64. */
function withTransfer(
  parts: OfferedPack['parts'],
  groups: readonly Group[],
  sizes: ReadonlyMap<string, number>,
): OfferedPack['parts'] {
  const transfer = (part: PackPart) => {
    const found = groups.filter((group) => group.part === part).map(({ sha256 }) => sizes.get(sha256))
    const isKnown = found.every((size) => size !== undefined)
    const base64 = found.reduce<number>((sum, size) => sum + (size ?? 0), 0)
    return { ...parts[part], ...(isKnown && { transferBytes: Math.round((base64 * 3) / 4) }) }
  }
  return {
    program: transfer('program'),
    pages: transfer('pages'),
    answers: transfer('answers'),
    drawings: transfer('drawings'),
    map: transfer('map'),
  }
}
