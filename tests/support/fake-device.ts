import { createHash } from 'node:crypto'
import { bodyPath, manifestPath, nameEdition, textOfEntries, type PackEntry } from '#contract/city/pack.ts'
import type { PackBody, PackCache } from '#web/guide/offline/download-pack.ts'
import { PackFault } from '#web/guide/offline/pack-fault.ts'
import { readGroup } from '#web/guide/offline/read-group.ts'
import type { GuidePorts, PackDevice } from '#web/guide/offline/store-guide.ts'
import type { StoredPack } from '#web/guide/offline/stored-pack.ts'

const encoder = new TextEncoder()

export const getBytes = (text: string): ArrayBuffer => encoder.encode(text).buffer

export const toHash = (bytes: ArrayBuffer): string => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

/** An edition of a made-up guide, with its bodies by URL. */
export type MadeUpPack = {
  /** The hash of the list of its photos. Left out: it has none. */
  readonly photos?: string
  readonly edition: string
  readonly entries: readonly PackEntry[]
  readonly bodies: ReadonlyMap<string, ArrayBuffer>
}

export function makeUpPack(texts: Readonly<Record<string, string>>): MadeUpPack {
  const bodies = new Map(Object.entries(texts).map(([url, text]) => [url, getBytes(text)]))
  const entries = [...bodies].map(([url, bytes]): PackEntry => ({
    url,
    bytes: bytes.byteLength,
    sha256: toHash(bytes),
    part: 'pages',
  }))
  return { edition: nameEdition('en', toHash(getBytes(textOfEntries(entries)))), entries, bodies }
}

/** The same edition with photos, whose bytes are made of these texts. */
export function withPhotos(pack: MadeUpPack, texts: Readonly<Record<string, string>>): MadeUpPack {
  const bodies = new Map(Object.entries(texts).map(([url, text]) => [url, getBytes(text)]))
  const list = [...bodies].map(([url, bytes]): PackEntry => ({
    url,
    bytes: bytes.byteLength,
    sha256: toHash(bytes),
    part: 'photos',
  }))
  const bytes = getBytes(JSON.stringify(list))
  const photos = toHash(bytes)
  return { ...pack, photos, bodies: new Map([...pack.bodies, ...bodies, [bodyPath(photos), bytes]]) }
}

/** A device in memory. `caches` holds its bytes by edition and URL. */
export function createFakeDevice() {
  const caches = new Map<string, Map<string, ArrayBuffer>>()
  const state = { pack: null as StoredPack | null, hasWorker: false }
  const getCache = (edition: string) => {
    const cache = caches.get(edition) ?? new Map<string, ArrayBuffer>()
    caches.set(edition, cache)
    return cache
  }
  const device: PackDevice = {
    open: async (edition): Promise<PackCache> => ({
      read: async (url) => {
        const bytes = caches.get(edition)?.get(url)
        return bytes ? { bytes, headers: new Headers() } : null
      },
      write: async (url, { bytes }) => void getCache(edition).set(url, bytes),
      retain: async (urls) => {
        for (const url of getCache(edition).keys()) if (!urls.has(url)) getCache(edition).delete(url)
      },
    }),
    editions: async () => [...caches.keys()],
    current: async () => state.pack,
    takeOver: async (pack) => {
      state.pack = pack
      for (const edition of caches.keys()) if (edition !== pack.edition) caches.delete(edition)
    },
    hasWorker: async () => state.hasWorker,
    startWorker: async () => void (state.hasWorker = true),
  }
  return { device, caches, state }
}

/** A group as the server sends it. */
export function writeGroup(entries: readonly PackEntry[], bodies: MadeUpPack['bodies']): Uint8Array {
  const pieces = entries.flatMap(({ url }) => [
    Buffer.from(`${JSON.stringify({ url, type: 'text/html' })}\n`),
    Buffer.from(bodies.get(url) ?? new ArrayBuffer()),
  ])
  return new Uint8Array(Buffer.concat(pieces))
}

/** An answer for a group: its chunks, each of which comes, and at last the fault that ends it, if any. */
export type GroupAnswer = { readonly chunks: readonly Uint8Array[]; readonly fault?: PackFault }

type FakeServer = {
  /** Left out: an older server, which has none. */
  readonly answerGroup?: (entries: readonly PackEntry[], bytes: Uint8Array) => GroupAnswer
}

/** A server that offers a pack. Bodies that it sends are counted in `sent`, and those that come in groups in `grouped`. */
export function createFakePorts(device: PackDevice, pack: () => MadeUpPack, { answerGroup }: FakeServer = {}) {
  const sent: string[] = []
  const grouped: string[] = []
  const ports: GuidePorts = {
    device,
    hash: async (bytes) => toHash(bytes),
    wait: async () => undefined,
    readCurrent: async () => {
      const { edition, entries, photos, bodies } = pack()
      const size = { entries: entries.length, bytes: 1, transferBytes: 1 }
      const parts = { program: size, pages: size, answers: size, drawings: size, map: size }
      const listBytes = bodies.get(bodyPath(photos ?? ''))?.byteLength ?? 0
      const offered = { isOffered: true as const, edition, places: entries.length, parts }
      return photos === undefined
        ? offered
        : { ...offered, photos: { ...size, list: { bytes: listBytes, sha256: photos } } }
    },
    fetchManifest: async (edition) => {
      if (pack().edition !== edition) throw new PackFault('refused', manifestPath(edition))
      const bytes = getBytes(JSON.stringify({ edition, entries: pack().entries }))
      return { bytes, headers: new Headers(), fetchedAt: '2026-11-22T06:00:00.000Z' }
    },
    async *fetchGroup(entries) {
      if (!answerGroup) throw new PackFault('refused', 'group')
      const { chunks, fault } = answerGroup(entries, writeGroup(entries, pack().bodies))
      const left = [...chunks]
      const next = async () => {
        const chunk = left.shift()
        if (!chunk && fault) throw fault
        return chunk
      }
      for await (const { entry, bytes } of readGroup(next, entries)) {
        grouped.push(entry.url)
        yield { entry, body: { bytes, headers: new Headers() } }
      }
    },
    fetchEntry: async ({ url }): Promise<PackBody> => {
      sent.push(url)
      const bytes = pack().bodies.get(url)
      if (!bytes) throw new PackFault('refused', url)
      return { bytes, headers: new Headers() }
    },
  }
  return { ports, sent, grouped }
}
