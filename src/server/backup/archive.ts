import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import * as z from 'zod/mini'
import { decodeHeader, encodeHeader, paddingAfter, TAR_BLOCK, TAR_END } from './tar.ts'

/*
 * A backup is one tar file: a member that says what it is, the members with the content, their SHA-256 sums after every
 * thousand of them (in the form of `sha256sum`, so that `tar xf` and `sha256sum -c` are enough to check it by hand), and
 * at the end the manifest with its own sum. Written and read from front to end, one member in memory at a time.
 */

export type Member = { readonly name: string; readonly bytes: Buffer }

/** What is wrong with an archive, as a sentence for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

const FIRST = 'safarnama-backup.json'
const LAST = 'manifest.json'
const VERSION = 1

const First = z.object({ format: z.literal('safarnama-backup'), version: z.number() })

/** Members that share one file of sums. */
const GROUP = 1_000

/** Bytes of a member: more than any of ours has. */
const MAX_MEMBER = 64 * 1024 * 1024

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  /** Ends the archive and waits until it is on the disk. */
  finish(manifest: object): Promise<void>
}

/** @param at is written into every member */
export async function beginArchive(file: FileHandle, at: Date): Promise<ArchiveWriter> {
  const modifiedAt = Math.floor(at.getTime() / 1_000)
  const sums = createSums()
  const write = async (name: string, bytes: Buffer) => {
    const header = encodeHeader({ name, size: bytes.length, modifiedAt })
    await file.writev([header, bytes, Buffer.alloc(paddingAfter(bytes.length))])
  }
  const add = async (name: string, bytes: Buffer) => {
    await write(name, bytes)
    sums.note({ name, bytes })
    if (sums.count() === GROUP) await addSums()
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
 * The members of an archive in the order in which they were written, the manifest last. Whoever has received all of them
 * knows that the archive is whole and each byte is as it was written.
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
      if (sums.isDue(previous)) expectSums(sums.take(), member, path)
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
    /** Whether the manifest has not come yet. */
    isOpen: () => isOpen,
    isDue: (last: Member) => lines.length > 0 && (lines.length === GROUP || last.name === LAST),
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

function expectSums(expected: Member, found: Member, path: string): void {
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

/** @returns null at the archive's end */
async function readMember(source: Source): Promise<Member | null> {
  const block = await readExactly(source, TAR_BLOCK)
  if (block.equals(TAR_END.subarray(0, TAR_BLOCK))) return expectEnd(source)
  const entry = decodeHeader(block)
  if (!entry || entry.size > MAX_MEMBER) throw damagedAt(source)
  const bytes = await readExactly(source, entry.size)
  const padding = await readExactly(source, paddingAfter(entry.size))
  if (padding.some((byte) => byte !== 0)) throw damagedAt(source)
  return { name: entry.name, bytes }
}

async function expectEnd(source: Source): Promise<null> {
  const block = await readExactly(source, TAR_BLOCK)
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
