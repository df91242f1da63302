import { open } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { MapFileError } from './map-file-error.ts'
import { ProtobufReader } from './protobuf.ts'

/** Limits of the format (https://wiki.openstreetmap.org/wiki/PBF_Format). */
const MAX_HEADER_BYTES = 64 * 1024
const MAX_BLOB_BYTES = 32 * 1024 * 1024

/** An honest extract unpacks to three times its size. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024 * 1024

export type Blob = { readonly type: string; readonly bytes: Uint8Array }

/**
 * Reads the blobs of a file in the PBF format of OpenStreetMap one by one, unpacked.
 * @param onRead gets the number of bytes of the file that have been read
 */
export async function readBlobs(
  file: string,
  visit: (blob: Blob) => void,
  onRead: (bytes: number) => void = () => {},
): Promise<void> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    let [at, unpacked] = [0, 0]
    const read = async (length: number) => {
      if (at + length > size) {
        throw new MapFileError('The file ends in the middle. Get it again, and check that all of it arrived.')
      }
      const bytes = Buffer.alloc(length)
      await handle.read(bytes, 0, length, at)
      at += length
      return bytes
    }
    while (at < size) {
      const headerLength = (await read(4)).readUInt32BE()
      if (headerLength > MAX_HEADER_BYTES) throw new MapFileError('The file is no .osm.pbf, or it is damaged.')
      const { type, dataSize } = readHeader(new ProtobufReader(await read(headerLength)))
      if (dataSize > MAX_BLOB_BYTES) throw new MapFileError('The file is damaged: a block of it is too large.')
      const bytes = unpack(new ProtobufReader(await read(dataSize)))
      unpacked += bytes.length
      if (unpacked > MAX_UNPACKED_BYTES) throw new MapFileError('The file unpacks to more than 8 GB.')
      visit({ type, bytes })
      onRead(at)
    }
  } finally {
    await handle.close()
  }
}

function readHeader(header: ProtobufReader): { type: string; dataSize: number } {
  let [type, dataSize] = ['', 0]
  while (header.hasMore()) {
    const { field, wire } = header.tag()
    if (field === 1) type = Buffer.from(header.bytes()).toString('utf8')
    else if (field === 3) dataSize = header.unsigned()
    else header.skip(wire)
  }
  return { type, dataSize }
}

function unpack(blob: ProtobufReader): Uint8Array {
  while (blob.hasMore()) {
    const { field, wire } = blob.tag()
    if (field === 1) return blob.bytes()
    if (field === 3) return inflate(blob.bytes())
    if (field > 3) throw new MapFileError('The file is packed in a way that is not supported. Pack it with zlib.')
    blob.skip(wire)
  }
  return new Uint8Array()
}

/** A few packed bytes could fill the memory. */
function inflate(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_BLOB_BYTES })
  } catch {
    throw new MapFileError('The file is damaged: a block of it cannot be unpacked.')
  }
}
