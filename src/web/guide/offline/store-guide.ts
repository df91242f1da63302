import {
  bodyPath,
  languageOfEdition,
  manifestPath,
  nameEdition,
  textOfEntries,
  type CurrentPack,
  PackManifest,
  PackPhotoList,
  PHOTOS,
  type PackEntry,
  type PackPart,
  type OfferedPack,
} from '#contract/city/pack.ts'
import { parseJson } from '../../api/parse-json.ts'
import { downloadPack, provePack, type DownloadParts, type PackBody, type PackCache } from './download-pack.ts'
import { PackFault } from './pack-fault.ts'
import type { StoredPack } from './stored-pack.ts'

/** The stores of a device. */
export type PackDevice = {
  open(edition: string): Promise<PackCache>
  /** Editions on the device, whole or not. */
  editions(): Promise<readonly string[]>
  /** The edition in use. */
  current(): Promise<StoredPack | null>
  /** Answers come from this edition from then on, and the others of its language are removed. */
  takeOver(pack: StoredPack): Promise<void>
  hasWorker(): Promise<boolean>
  startWorker(): Promise<void>
}

export type GuidePorts = Pick<DownloadParts, 'fetchEntry' | 'fetchGroup' | 'hash' | 'wait'> & {
  readonly device: PackDevice
  /** @throws PackFault */
  readonly readCurrent: () => Promise<CurrentPack>
  /** @throws PackFault */
  readonly fetchManifest: (edition: string) => Promise<PackBody & { readonly fetchedAt: string }>
}

/** The bytes of each part on the device. A guide without photos has 0 for them. */
export type PartBytes = Readonly<Record<PackPart | typeof PHOTOS, number>>

/** The guide on this device. It is `ready` only when every entry has just been read back with the right hash. */
export type StoredGuide =
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly pack: StoredPack; readonly bytes: PartBytes }
  | { readonly kind: 'damaged'; readonly pack: StoredPack; readonly faults: readonly PackFault[] }

type Run = Pick<DownloadParts, 'onProgress' | 'signal'> & { readonly wantsPhotos?: boolean }

/** Reads back the guide of the device. */
export async function checkGuide(
  { device, hash }: Pick<GuidePorts, 'device' | 'hash'>,
  signal: AbortSignal,
): Promise<StoredGuide> {
  const pack = await device.current()
  if (!pack) return { kind: 'none' }
  const target = await device.open(pack.edition)
  const url = manifestPath(pack.edition)
  const stored = await target.read(url)
  const manifest = stored && (await readManifest(stored.bytes, pack.edition, hash))
  if (!manifest) return { kind: 'damaged', pack, faults: [new PackFault('lost', url)] }
  const photos = pack.photos === undefined ? [] : await readPhotoList(target, pack.photos, hash)
  if (!photos) return { kind: 'damaged', pack, faults: [new PackFault('lost', bodyPath(pack.photos ?? ''))] }
  const entries = [...manifest.entries, ...photos]
  const faults = await provePack(entries, { target, hash, signal })
  if (!(await device.hasWorker())) faults.push(new PackFault('lost', '/service-worker.js'))
  if (faults.length > 0) return { kind: 'damaged', pack, faults }
  return { kind: 'ready', pack, bytes: bytesByPart(entries) }
}

/** Maximum number of guide changes that one download follows. The server has an edition for an hour. */
const MAX_EDITIONS = 3

/**
 * Stores or repairs the current edition beside the one in use, and switches to it after it is verified.
 * @returns the stored guide after the call. `off` if the server offers no pack
 * @throws PackFault the first one that stays; the reason of the signal. The edition before stays in use
 */
export async function storeGuide(ports: GuidePorts, run: Run): Promise<StoredGuide | { readonly kind: 'off' }> {
  for (let tried = 1; ; tried += 1) {
    const current = await ports.readCurrent()
    if (!current.isOffered) return { kind: 'off' }
    try {
      await storeEdition(current, ports, run)
      return await checkGuide(ports, run.signal)
    } catch (error) {
      // The guide has changed meanwhile: the next edition takes over the correct entries of this one.
      const mayHaveChanged = error instanceof PackFault && ['wrong-bytes', 'refused'].includes(error.kind)
      if (!mayHaveChanged || tried === MAX_EDITIONS) throw error
      const next = await ports.readCurrent()
      if (next.isOffered && next.edition === current.edition) throw error
    }
  }
}

async function storeEdition(offered: OfferedPack, ports: GuidePorts, run: Run): Promise<void> {
  const { edition, places } = offered
  const { device, hash } = ports
  const { fetchedAt, ...body } = await ports.fetchManifest(edition)
  const manifest = await readManifest(body.bytes, edition, hash)
  const url = manifestPath(edition)
  if (!manifest) throw new PackFault('wrong-bytes', url)
  const target = await device.open(edition)
  const others = await Promise.all(
    (await device.editions()).filter((other) => other !== edition && isOfLanguage(other, edition)).map(device.open),
  )
  const parts = { ...ports, ...run, target, others }
  const download = async (entries: readonly PackEntry[], more: Partial<DownloadParts> = {}) => {
    const [fault] = await downloadPack({ entries }, { ...parts, ...more })
    if (fault) throw fault
  }
  const list = run.wantsPhotos === true ? offered.photos?.list : undefined
  const lists = list ? [{ url: bodyPath(list.sha256), ...list, part: 'answers' as const }] : []
  await download(lists, { onProgress: () => undefined })
  const photos = list ? await readPhotoList(target, list.sha256, hash) : []
  if (!photos) throw new PackFault('lost', bodyPath(list?.sha256 ?? ''))
  const entries = [...manifest.entries, ...photos]
  await download(entries)
  await target.write(url, body)
  await device.startWorker()
  await device.takeOver({ edition, fetchedAt, places, ...(list && { photos: list.sha256 }) })
  // Photos of an earlier choice, and those of reviews that were deleted.
  await target.retain(new Set([url, ...[...entries, ...lists].map((entry) => entry.url)]))
}

/** @returns null if it is not there, or another list */
async function readPhotoList(
  target: PackCache,
  sha256: string,
  hash: GuidePorts['hash'],
): Promise<readonly PackEntry[] | null> {
  const stored = await target.read(bodyPath(sha256))
  if (!stored || (await hash(stored.bytes)) !== sha256) return null
  const parsed = PackPhotoList.safeParse(parseJson(new TextDecoder().decode(stored.bytes)))
  return parsed.success ? parsed.data : null
}

/** Files of other languages would be equal, too, but a look into all of them takes longer than most downloads. */
function isOfLanguage(one: string, other: string): boolean {
  return languageOfEdition(one) === languageOfEdition(other)
}

/** @returns null if it is not the manifest of this edition */
async function readManifest(
  bytes: ArrayBuffer,
  edition: string,
  hash: GuidePorts['hash'],
): Promise<PackManifest | null> {
  const parsed = PackManifest.safeParse(parseJson(new TextDecoder().decode(bytes)))
  if (!parsed.success) return null
  const text = new TextEncoder().encode(textOfEntries(parsed.data.entries))
  const named = nameEdition(languageOfEdition(edition) ?? '', await hash(text.buffer))
  return named === edition ? parsed.data : null
}

function bytesByPart(entries: readonly PackEntry[]): PartBytes {
  const bytes = { program: 0, pages: 0, answers: 0, drawings: 0, map: 0, photos: 0 }
  for (const entry of entries) bytes[entry.part] += entry.bytes
  return bytes
}
