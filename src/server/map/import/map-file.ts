import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { MapFileError } from './map-file-error.ts'

/** Larger files are extracts of whole countries. */
export const MAX_FILE_BYTES = 500_000_000

export type MapFileKind = 'overpass' | 'geojson' | 'pbf'

/** Reads a file from its beginning in pieces. */
export type ReadPieces = (take: (piece: Buffer) => void) => Promise<void>

/** @param onRead gets the number of bytes that have been read */
export function getPieces(file: string, onRead: (bytes: number) => void): ReadPieces {
  return async (take) => {
    let read = 0
    for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      if (!Buffer.isBuffer(piece)) continue
      take(piece)
      read += piece.length
      onRead(read)
    }
  }
}

const GZIP = Buffer.from([0x1f, 0x8b])
const BZIP2 = Buffer.from('BZh')
const ZIP = Buffer.from('PK')

/**
 * Detects the kind of a file by its first bytes.
 * @throws MapFileError when it is none that can be imported
 */
export async function kindOfFile(file: string): Promise<{ kind: MapFileKind; bytes: number }> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new MapFileError(`There is no file ${file}.`)
  if (found.size === 0) throw new MapFileError('The file is empty.')
  if (found.size > MAX_FILE_BYTES) {
    throw new MapFileError(`The file has ${megabytes(found.size)} MB, and 500 MB is the limit. Take a smaller extract.`)
  }
  const start = await readStart(file)
  if ([GZIP, BZIP2, ZIP].some((magic) => start.subarray(0, magic.length).equals(magic))) {
    throw new MapFileError('The file is packed. Unpack it first.')
  }
  if (start.subarray(4, 32).includes('OSMHeader')) return { kind: 'pbf', bytes: found.size }
  const text = start
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text.startsWith('<')) {
    throw new MapFileError(
      'The file is a web page or XML. A server that is busy answers with a page: look at the file, and ask again later.',
    )
  }
  if (!text.startsWith('{')) {
    throw new MapFileError('The file is no answer of the Overpass API, no GeoJSON and no .osm.pbf.')
  }
  return { kind: text.includes('"FeatureCollection"') ? 'geojson' : 'overpass', bytes: found.size }
}

const START_BYTES = 4_096

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
