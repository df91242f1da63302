import { inflateRawSync } from 'node:zlib'
import { MapFileError } from '../../map/import/map-file-error.ts'

/** The largest size in bytes to which one file of an archive may unpack. */
const MAX_UNPACKED_BYTES = 100_000_000

const [END_SIGNATURE, ENTRY_SIGNATURE] = [0x06054b50, 0x02014b50]
const [END_BYTES, ENTRY_BYTES, LOCAL_BYTES] = [22, 46, 30]
const [STORED, DEFLATED] = [0, 8]

type Entry = { readonly name: string; readonly method: number; readonly packedBytes: number; readonly offset: number }

/** Reads the table at the end of a ZIP archive (APPNOTE 4.3). An archive whose table is damaged has no entries. */
function getEntries(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end === -1 || bytes.length < end + END_BYTES || bytes.readUInt32LE(end) !== END_SIGNATURE) return []
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return entries
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    const nameEnd = at + ENTRY_BYTES + (nameLength ?? 0)
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

export function listZipNames(bytes: Buffer): string[] {
  return getEntries(bytes).map(({ name }) => name)
}

/**
 * Unpacks the first file of an archive whose name fits.
 * @throws MapFileError when it is not there, is damaged or is too large
 */
export function readZipEntry(bytes: Buffer, fits: (name: string) => boolean): Buffer {
  const entry = getEntries(bytes).find(({ name }) => fits(name))
  const damaged = new MapFileError('The archive is damaged. Get the file again.')
  if (!entry || entry.offset + LOCAL_BYTES > bytes.length) throw damaged
  const { offset, method, packedBytes } = entry
  const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + packedBytes)
  if (method === STORED) return packed
  if (method !== DEFLATED) throw damaged
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
  } catch {
    throw new MapFileError('The archive is damaged, or unpacks to more than 100 MB.')
  }
}
