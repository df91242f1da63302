import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import * as z from 'zod/mini'
import { decodeHeader, encodeHeader, paddingAfter, TAR_BLOCK_BYTES, TAR_END } from './tar.ts'

/**
 * A backup is one tar file. Its first member names the format, and the members with the content follow. After every
 * thousand members comes a member with their SHA-256 sums, in the form of `sha256sum`: so `tar xf` and `sha256sum -c`
 * can check a backup by hand. The manifest and its sum come last. The file is written and read from front to end with
 * one member in memory at a time.
 */

export type Member = { readonly name: string; readonly bytes: Buffer }

/** Describes the damage of an archive in a sentence for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

const FIRST = 'safarnama-backup.json'
const LAST = 'manifest.json'
const VERSION = 1

const First = z.object({ format: z.literal('safarnama-backup'), version: z.number() })

/** This many members share one file of sums. */
const MEMBERS_PER_SUMS = 1_000

/**
 * Maximum size of a member, in bytes. The files of the product are far smaller, so a longer member has a damaged
 * header.
 */
export const MAX_MEMBER_BYTES = 64 * 1024 * 1024

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  /** Ends the archive and waits until it is on the disk. */
  finish(manifest: object): Promise<void>
}

/** @param at the modification time of all members */
export async function beginArchive(file: FileHandle, at: Date): Promise<ArchiveWriter> {
  const modifiedAt = Math.floor(at.getTime() / 1_000)
  const sums = createSums()
  const write = async (name: string, bytes: Buffer) => {
    const header = encodeHeader({ name, size: bytes.length, modifiedAt })
    await file.writev([header, bytes, Buffer.alloc(paddingAfter(bytes.length))])
  }
  const add = async (name: string, bytes: Buffer) => {
    if (bytes.length > MAX_MEMBER_BYTES)
      throw new ArchiveError(`${name} is too long for a backup: ${bytes.length} bytes.`)
    await write(name, bytes)
    sums.note({ name, bytes })
    if (sums.count() === MEMBERS_PER_SUMS) await addSums()
  }
  const addSums = async () => {
    const { name, bytes } = sums.take()
    await write(name, bytes)
  }
  await add(FIRST, jsonBytes({ format: 'safarnama-backup', version: VERSION }))
  return {
    add,
    finish: async (manifest) => {
      await write(LAST, jsonBytes(manifest))
      sums.note({ name: LAST, bytes: jsonBytes(manifest) })
      await addSums()
      await file.writev([TAR_END])
      await file.sync()
    },
  }
}

/**
 * Yields the members of an archive in the order of writing, the manifest last. The archive is known to be whole and
 * undamaged once all members were received.
 * @throws ArchiveError
 */
export async function* readArchive(path: string): AsyncGenerator<Member> {
  const file = await open(path)
  try {
    const sums = createSums()
    const source = { file, path, position: 0 }
    const first = await readMember(source).catch(() => null)
    if (first?.name !== FIRST)
      throw new ArchiveError(`${path} is not a backup of Safarnama, or its beginning is damaged.`)
    refuseOtherVersion(first, path)
    sums.note(first)
    let previous = first
    for (let member = await readMember(source); member; member = await readMember(source)) {
      if (sums.isDue(previous)) checkSums(sums.take(), member, path)
      else {
        sums.note(member)
        yield member
      }
      previous = member
    }
    if (sums.count() > 0 || sums.isOpen()) throw endsTooEarly(path)
  } finally {
    await file.close()
  }
}

function jsonBytes(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

function createSums() {
  let lines: string[] = []
  let files = 0
  let isOpen = true
  return {
    note: ({ name, bytes }: Member) => {
      lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
      if (name === LAST) isOpen = false
    },
    count: () => lines.length,
    /** True until the manifest was noted. */
    isOpen: () => isOpen,
    isDue: (last: Member) => lines.length > 0 && (lines.length === MEMBERS_PER_SUMS || last.name === LAST),
    take: (): Member => {
      files += 1
      const bytes = Buffer.from(lines.join(''))
      lines = []
      return { name: `sums/${String(files).padStart(6, '0')}.sha256`, bytes }
    },
  }
}

function refuseOtherVersion({ bytes }: Member, path: string): void {
  const { version } = First.parse(JSON.parse(bytes.toString()))
  if (version > VERSION) throw new ArchiveError(`${path} was made by a newer version of Safarnama.`)
}

function checkSums(expected: Member, found: Member, path: string): void {
  if (found.name === expected.name && found.bytes.equals(expected.bytes)) return
  const lines = new Set(found.bytes.toString().split('\n'))
  const changed = expected.bytes
    .toString()
    .split('\n')
    .find((line) => !lines.has(line))
  const name = changed?.slice(66) ?? found.name
  throw new ArchiveError(`${path} is damaged: ${name || found.name} is not as it was written.`)
}

type Source = { readonly file: FileHandle; readonly path: string; position: number }

/** @returns null at the end of the archive */
async function readMember(source: Source): Promise<Member | null> {
  const block = await readExactly(source, TAR_BLOCK_BYTES)
  if (block.equals(TAR_END.subarray(0, TAR_BLOCK_BYTES))) return expectEnd(source)
  const entry = decodeHeader(block)
  if (!entry || entry.size > MAX_MEMBER_BYTES) throw damagedAt(source)
  const bytes = await readExactly(source, entry.size)
  const padding = await readExactly(source, paddingAfter(entry.size))
  if (padding.some((byte) => byte !== 0)) throw damagedAt(source)
  return { name: entry.name, bytes }
}

async function expectEnd(source: Source): Promise<null> {
  const block = await readExactly(source, TAR_BLOCK_BYTES)
  const { bytesRead } = await source.file.read(Buffer.alloc(1), 0, 1, source.position)
  if (bytesRead > 0 || block.some((byte) => byte !== 0)) throw damagedAt(source)
  return null
}

async function readExactly(source: Source, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let filled = 0
  while (filled < size) {
    const { bytesRead } = await source.file.read(bytes, filled, size - filled, source.position)
    if (bytesRead === 0) throw endsTooEarly(source.path)
    filled += bytesRead
    source.position += bytesRead
  }
  return bytes
}

function damagedAt({ path, position }: Source): ArchiveError {
  return new ArchiveError(`${path} is damaged near byte ${position}.`)
}

function endsTooEarly(path: string): ArchiveError {
  return new ArchiveError(`${path} ends too early: a part of it is missing.`)
}
