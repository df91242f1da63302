import { groupEntries, PHOTOS, type PackEntry, type PackManifest } from '#contract/city/pack.ts'
import { PackFault } from './pack-fault.ts'

/** The body and the headers of an answer with status 200. */
export type PackBody = { readonly bytes: ArrayBuffer; readonly headers: Headers }

/** One edition on the device. */
export type PackCache = {
  /** Null if the entry is not there or cannot be read. */
  read(url: string): Promise<PackBody | null>
  /** @throws PackFault `full` */
  write(url: string, body: PackBody): Promise<void>
  /** Removes all that has none of these URLs. */
  retain(urls: ReadonlySet<string>): Promise<void>
}

/** An entry of a group, not proved yet. */
export type GroupMember = { readonly entry: PackEntry; readonly body: PackBody }

export type PackProgress = { readonly bytes: number; readonly entries: number }

export type DownloadParts = {
  readonly target: PackCache
  /** Other editions on the device, whole or not. Their equal entries need not travel again. */
  readonly others: readonly PackCache[]
  /** @throws PackFault `network`, `refused` or `wrong-kind` */
  readonly fetchEntry: (entry: PackEntry, signal: AbortSignal) => Promise<PackBody>
  /**
   * Entries that travel in one answer, each as soon as it is whole. It ends before the last one when something else comes.
   * @throws PackFault `network`, `refused` or `wrong-kind`
   */
  readonly fetchGroup: (entries: readonly PackEntry[], signal: AbortSignal) => AsyncIterable<GroupMember>
  /** SHA-256 in hexadecimal digits. */
  readonly hash: (bytes: ArrayBuffer) => Promise<string>
  /** @returns a promise that resolves after these milliseconds, or when the network comes back */
  readonly wait: (ms: number) => Promise<void>
  readonly onProgress: (progress: PackProgress) => void
  readonly signal: AbortSignal
}

/** Requests for single entries at the same time. A pause loses only the running ones. */
const PARALLEL = 10

/**
 * Number of groups that load at the same time. Three fill a slow network during the delays of each other. With more, a
 * pause would lose more received bytes.
 */
const PARALLEL_GROUPS = 3

/** The missing entries of a group are fetched one by one if more than this share of its bytes is on the device. */
const MAX_SHARE_TWICE = 1 / 20

/** A faulty entry is fetched again after these times. */
const PAUSES_MS = [500, 2_000, 5_000]

/** A whole second look, for entries that a device has lost meanwhile. */
const MAX_ROUNDS = 3

/**
 * Stores all entries of an edition and proves each by reading it back. It continues after an earlier call: correct
 * entries are not fetched again.
 * @returns the faults that are left. Without any, every entry was read back with the right hash
 * @throws PackFault `full`, or the first fault that stays after all tries; the reason of the signal
 */
export async function downloadPack(
  { entries }: Pick<PackManifest, 'entries'>,
  parts: DownloadParts,
): Promise<readonly PackFault[]> {
  // Photos are not compressed any further, and have addresses that never change.
  const grouped = entries.filter(({ part }) => part !== PHOTOS)
  let faults = entries.map(({ url }) => new PackFault('lost', url))
  for (let round = 0; round < MAX_ROUNDS && faults.length > 0; round += 1) {
    const missing = new Set(faults.map(({ url }) => url))
    const counter = countProgress(entries, missing, parts.onProgress)
    const onStored = (entry: PackEntry) => {
      missing.delete(entry.url)
      counter(entry)
    }
    const findMissing = () => entries.filter(({ url }) => missing.has(url))
    await inParallel(findMissing(), PARALLEL, async (entry) => {
      if (await takeFromDevice(entry, parts)) onStored(entry)
    })
    // A faulty group may be faulty again, so later rounds fetch each entry by itself.
    const groups = round === 0 ? groupEntries(grouped).filter((group) => isAbsent(group, missing)) : []
    await inParallel(groups, PARALLEL_GROUPS, (group) => storeGroup(group, parts, onStored))
    await inParallel(findMissing(), PARALLEL, async (entry) => {
      await storeEntry(entry, parts)
      onStored(entry)
    })
    faults = await provePack(entries, parts)
  }
  return faults
}

/** Reads back and hashes every entry. @returns a fault for each that is not there or not right */
export async function provePack(
  entries: readonly PackEntry[],
  { target, hash, signal }: Pick<DownloadParts, 'target' | 'hash' | 'signal'>,
): Promise<PackFault[]> {
  const faults: PackFault[] = []
  for (const entry of entries) {
    signal.throwIfAborted()
    if (!(await isRight(await target.read(entry.url), entry, hash))) faults.push(new PackFault('lost', entry.url))
  }
  return faults
}

async function isRight(body: PackBody | null, entry: PackEntry, hash: DownloadParts['hash']): Promise<boolean> {
  return body !== null && body.bytes.byteLength === entry.bytes && (await hash(body.bytes)) === entry.sha256
}

/** @returns true if the entry is on the device, in this edition from now on */
async function takeFromDevice(
  entry: PackEntry,
  { target, others, hash, signal }: Pick<DownloadParts, 'target' | 'others' | 'hash' | 'signal'>,
): Promise<boolean> {
  signal.throwIfAborted()
  if (await isRight(await target.read(entry.url), entry, hash)) return true
  for (const other of others) {
    const known = await other.read(entry.url)
    if (!known || !(await isRight(known, entry, hash))) continue
    await target.write(entry.url, known)
    return true
  }
  return false
}

/** True if next to nothing of a group would travel twice. A single entry travels better by itself. */
function isAbsent(group: readonly PackEntry[], missing: ReadonlySet<string>): boolean {
  const sum = (entries: readonly PackEntry[]) => entries.reduce((total, { bytes }) => total + bytes, 0)
  const here = sum(group.filter(({ url }) => !missing.has(url)))
  return group.length > 1 && here <= MAX_SHARE_TWICE * sum(group)
}

/**
 * Stores the entries of a group that come whole and right. Nothing else about it is a failure: each entry that is missing
 * then is asked for by itself, as an older server and a network that cuts long answers need it.
 */
async function storeGroup(
  group: readonly PackEntry[],
  { fetchGroup, target, hash, signal }: DownloadParts,
  onStored: (entry: PackEntry) => void,
): Promise<void> {
  signal.throwIfAborted()
  try {
    for await (const { entry, body } of fetchGroup(group, signal)) {
      if (!(await isRight(body, entry, hash))) return
      await target.write(entry.url, body)
      onStored(entry)
    }
    signal.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof PackFault) || error.kind === 'full') throw error
  }
}

async function storeEntry(entry: PackEntry, parts: DownloadParts): Promise<void> {
  const { target, hash, wait, signal } = parts
  for (const pauseMs of [...PAUSES_MS, null]) {
    signal.throwIfAborted()
    try {
      const body = await parts.fetchEntry(entry, signal)
      if (!(await isRight(body, entry, hash))) throw new PackFault('wrong-bytes', entry.url)
      return await target.write(entry.url, body)
    } catch (error) {
      signal.throwIfAborted()
      if (pauseMs === null || !(error instanceof PackFault) || error.kind === 'full') throw error
      await wait(pauseMs)
    }
  }
}

function countProgress(
  entries: readonly PackEntry[],
  missing: ReadonlySet<string>,
  report: DownloadParts['onProgress'],
): (entry: PackEntry) => void {
  const done = entries.filter(({ url }) => !missing.has(url))
  let progress = { entries: done.length, bytes: done.reduce((sum, { bytes }) => sum + bytes, 0) }
  report(progress)
  return ({ bytes }) => {
    progress = { entries: progress.entries + 1, bytes: progress.bytes + bytes }
    report(progress)
  }
}

/** Begins nothing more after the first failure, and waits for the running requests. */
async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  let hasFailed = false
  const runs = Array.from({ length: atOnce }, async () => {
    for (let item = waiting.shift(); item !== undefined && !hasFailed; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  })
  const outcomes = await Promise.allSettled(runs)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
