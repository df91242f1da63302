import * as z from 'zod/mini'

/**
 * The guide as a device stores it: all addresses of one language that work without a network. The server lists them
 * with their hashes, and a device believes nothing else (docs/decisions/0102).
 */

/** The parts of a pack, in the order in which a device loads them. */
export const packParts = ['program', 'pages', 'answers', 'drawings', 'map'] as const
export type PackPart = (typeof packParts)[number]

/** The part that a traveller may choose besides. Its entries have a list of their own. */
export const PHOTOS = 'photos'

export const PackEntry = z.object({
  /** Path with query on our server. */
  url: z.string(),
  /** Length of the body without compression. */
  bytes: z.number(),
  /** Hash of the body without compression, in hexadecimal digits. */
  sha256: z.string(),
  part: z.enum([...packParts, PHOTOS]),
})
export type PackEntry = Readonly<z.infer<typeof PackEntry>>

export const PackManifest = z.object({ edition: z.string(), entries: z.array(PackEntry) })
export type PackManifest = { readonly edition: string; readonly entries: readonly PackEntry[] }

const PackSize = z.object({
  entries: z.number(),
  /** The size on the device, without compression. */
  bytes: z.number(),
  /** The size of the compressed download. An estimate: the answer to a query is compressed when it is sent. */
  transferBytes: z.number(),
})
export type PackSize = Readonly<z.infer<typeof PackSize>>

/** Photos as a device stores them: `bodyPath` of this hash has their list. */
export const PackPhotoList = z.array(PackEntry)

/** The pack that the server has now. */
export const CurrentPack = z.discriminatedUnion('isOffered', [
  z.object({ isOffered: z.literal(false) }),
  z.object({
    isOffered: z.literal(true),
    edition: z.string(),
    places: z.number(),
    parts: z.object({ program: PackSize, pages: PackSize, answers: PackSize, drawings: PackSize, map: PackSize }),
    /** Left out: the guide has no photos, or nobody knows them now. Their list is at the path of its hash. */
    photos: z.optional(z.extend(PackSize, { list: z.object({ bytes: z.number(), sha256: z.string() }) })),
  }),
])
export type CurrentPack = Readonly<z.infer<typeof CurrentPack>>
export type OfferedPack = Extract<CurrentPack, { isOffered: true }>

/** Its prefix in the addresses of manifests. */
export const PACK_PATH = '/pack/'

/** Path of the manifest of an edition. */
export const manifestPath = (edition: string) => `${PACK_PATH}${edition}.json`

/**
 * Path of a page or an answer of a pack by its SHA-256. The content at its own address may have changed since the pack
 * was made, as pages change with each review.
 */
export const bodyPath = (sha256: string) => `${PACK_PATH}body/${sha256}`

/**
 * Path of many entries in one answer, by the SHA-256 of their `textOfEntries`. Most entries are short, so that the delay of
 * a network and the headers count more than their bytes (docs/decisions/0149).
 */
export const groupPath = (sha256: string) => `${PACK_PATH}group/${sha256}`

/** For each entry a line of JSON, see `GroupHead`, and then its body. */
export const GROUP_TYPE = 'application/octet-stream'

/** The line before each body of a group. The list of the pack has its length. */
export const GroupHead = z.object({ url: z.string(), type: z.string(), policy: z.optional(z.string()) })
export type GroupHead = Readonly<z.infer<typeof GroupHead>>

/** Bodies of a group, without compression. A longer body has a group of its own. */
const MAX_GROUP_BYTES = 256 * 1024

/** @returns the entries in their order, those of a group together. A group has entries of one part */
export function groupEntries(entries: readonly PackEntry[]): readonly (readonly PackEntry[])[] {
  const groups: PackEntry[][] = []
  let bytes = 0
  for (const entry of entries) {
    const group = groups.at(-1)
    bytes += entry.bytes
    if (group?.[0]?.part === entry.part && bytes <= MAX_GROUP_BYTES) group.push(entry)
    else {
      groups.push([entry])
      bytes = entry.bytes
    }
  }
  return groups
}

export const isSha256 = (text: string) => /^[0-9a-f]{64}$/.test(text)

/** Path that names the current pack, without the base of its language. */
export const CURRENT_PACK_PATH = `${PACK_PATH}current.json`

/** Digits of the hash in the name of an edition. */
const EDITION_DIGITS = 32

/**
 * The text whose SHA-256 names the edition. So a device can prove the manifest itself.
 * @returns a line for each entry
 */
export function textOfEntries(entries: readonly PackEntry[]): string {
  return entries.map(({ url, bytes, sha256, part }) => `${part} ${url} ${bytes} ${sha256}\n`).join('')
}

/** @param hash SHA-256 of `textOfEntries` */
export function nameEdition(language: string, hash: string): string {
  return `${language}-${hash.slice(0, EDITION_DIGITS)}`
}

/** @returns the language in the name of an edition, or null for another text */
export function languageOfEdition(edition: string): string | null {
  return /^([a-z]{2,3})-[0-9a-f]{32}$/.exec(edition)?.[1] ?? null
}
