import { hash } from 'node:crypto'
import {
  nameEdition,
  packParts,
  PHOTOS,
  textOfEntries,
  type PackEntry,
  type PackManifest,
  type PackPart,
  type PackSize,
  type OfferedPack,
} from '#contract/city/pack.ts'
import { answerOthers } from '../platform/concurrency/slices.ts'

/** A body that the server sends at an address. `br` is left out where it is not compressed yet. */
export type PackedBody = {
  readonly identity: Buffer
  readonly br?: Buffer
  /** The subjects of the reviews and ratings that it shows, and the version of the reviews when it was begun. */
  readonly shown?: { readonly subjects: readonly string[]; readonly reviews: number }
}

/** An address of a pack, and how to read its body. Null: there is nothing there now. */
export type PackAddress = {
  readonly url: string
  readonly part: PackEntry['part']
  readonly read: () => Promise<PackedBody | null>
  /** The address changes with its bytes, so they are hashed once. */
  readonly isImmutable?: true
  /** Form in which its body names its drawings and maps. Left out: it names none, such as texts of travellers. */
  readonly names?: keyof typeof NAMED_FILES
}

type Measured = Pick<PackEntry, 'bytes' | 'sha256'> & { readonly transferBytes: number }

/** Hashes of files whose address changes with their bytes. */
export type KnownFiles = Map<string, Measured>

export type Pack = {
  readonly manifest: PackManifest
  readonly current: OfferedPack
  /** Photos that may be stored besides. */
  readonly photos: readonly PackEntry[]
  /** Addresses from which its entries were read, by URL. */
  readonly addresses: ReadonlyMap<string, PackAddress>
}

const FILE = String.raw`\/(?:pictures\/[\w.-]+\.svg|map\/[0-9a-f]+\/[\w.-]+\.svg)`

/**
 * Forms in which pages and answers name drawings and maps: in an attribute of an element, and as a whole value. Texts
 * of travellers cannot do it in a page, because quotation marks are escaped in its texts, its attributes and its data.
 * Answers with their texts name no files at all.
 */
const NAMED_FILES = {
  attributes: new RegExp(String.raw`\s(?:src|srcset|href)="(${FILE})"`, 'gi'),
  values: new RegExp(`"(${FILE})"`, 'g'),
} as const

/** The photos that elements of pages show, by the URL of any of their sizes. */
const NAMED_PHOTOS =
  /\s(?:src|srcset)="(\/media\/[0-9a-f]{64}(?:-small)?\.webp|\/pictures\/[\w.-]+\.(?:webp|avif|jpe?g|png))[" ]/gi

const partsInOrder: readonly PackEntry['part'][] = packParts

/** A guide with the drawn map takes up to 4 MB, and with its photos up to 12 MB. */
const MAX_PHOTOS_BYTES = 8_000_000

/** A small size has 20 to 100 kB. Photos of a city's folder have one size, which may be one for large screens. */
const MAX_PHOTO_BYTES = 300_000

export type PackSources = {
  readonly language: string
  readonly places: number
  readonly addresses: readonly PackAddress[]
  /** Finds a drawing that a page or an answer names, or the small size of a photo. */
  readonly findFile: (url: string) => PackAddress | null
  readonly known: KnownFiles
  /** Receives each body that is read. */
  readonly onBody: (entry: Pick<PackEntry, 'part' | 'sha256'>, body: PackedBody) => Promise<void>
}

/**
 * Reads and hashes all addresses, one after the other, with a round of the event loop between two of them: requests are
 * answered meanwhile.
 */
export async function makePack({ language, places, addresses, findFile, known, onBody }: PackSources): Promise<Pack> {
  const measured = new Map<string, PackEntry & { transferBytes: number }>()
  const waiting = [...addresses]
  let photoBytes = 0
  // The list grows while it is read: pages name drawings.
  for (const address of waiting) {
    const { url, part } = address
    if (measured.has(url) || (part === PHOTOS && photoBytes >= MAX_PHOTOS_BYTES)) continue
    const onNamed = (name: string) => pushNamed(waiting, findFile(name))
    const found = known.get(url) ?? (await measure(address, { onNamed, onBody }))
    if (!found) continue
    if (address.isImmutable) known.set(url, found)
    if (part === PHOTOS) {
      if (found.bytes > MAX_PHOTO_BYTES || photoBytes + found.bytes > MAX_PHOTOS_BYTES) continue
      photoBytes += found.bytes
    }
    measured.set(url, { url, part, ...found })
  }
  const all = [...measured.values()]
  const guide = all.filter(({ part }) => part !== PHOTOS)
  const sorted = guide.toSorted((one, other) => getOrder(one) - getOrder(other) || compare(one, other))
  const entries = sorted.map(toEntry)
  const edition = nameEdition(language, hash('sha256', textOfEntries(entries), 'hex'))
  const size = (part: PackPart) => getSize(sorted.filter((entry) => entry.part === part))
  const parts = {
    program: size('program'),
    pages: size('pages'),
    answers: size('answers'),
    drawings: size('drawings'),
    map: size('map'),
  }
  return {
    manifest: { edition, entries },
    current: { isOffered: true, edition, places, parts },
    photos: all.filter(({ part }) => part === PHOTOS).map(toEntry),
    addresses: new Map(waiting.map((address) => [address.url, address])),
  }
}

function toEntry({ url, bytes, sha256, part }: PackEntry): PackEntry {
  return { url, bytes, sha256, part }
}

function pushNamed(waiting: PackAddress[], address: PackAddress | null): void {
  if (address) waiting.push(address)
}

type Listeners = Pick<PackSources, 'onBody'> & { readonly onNamed: (url: string) => void }

async function measure(address: PackAddress, { onNamed, onBody }: Listeners): Promise<Measured | null> {
  await answerOthers()
  const body = await address.read()
  if (!body) return null
  const { identity, br = identity } = body
  if (address.names) {
    const text = identity.toString('utf8')
    for (const [, url = ''] of text.matchAll(NAMED_FILES[address.names])) onNamed(url)
    if (address.names === 'attributes') for (const [, url = ''] of text.matchAll(NAMED_PHOTOS)) onNamed(url)
  }
  const sha256 = hash('sha256', identity, 'hex')
  await onBody({ part: address.part, sha256 }, body)
  return { bytes: identity.length, sha256, transferBytes: br.length }
}

function getOrder({ part }: PackEntry): number {
  return partsInOrder.indexOf(part)
}

function compare({ url: one }: PackEntry, { url: other }: PackEntry): number {
  return one < other ? -1 : 1
}

function getSize(entries: readonly { bytes: number; transferBytes: number }[]): PackSize {
  return {
    entries: entries.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    transferBytes: entries.reduce((sum, { transferBytes }) => sum + transferBytes, 0),
  }
}
