import { open, readFile, stat } from 'node:fs/promises'
import { MapFileError } from '../../map/import/map-file-error.ts'
import { decodeText } from './decode-text.ts'
import { listZipNames } from './zip-entries.ts'

export type FileFormat = 'csv' | 'xlsx' | 'kml' | 'kmz' | 'gpx' | 'geojson' | 'json' | 'overpass' | 'pbf'

const READ =
  'Places are read from CSV, Excel (.xlsx), GeoJSON, KML, KMZ, GPX, Google Takeout, Overpass JSON and .osm.pbf.'

/** Files by their first bytes that hold no list of places in a form that is read. */
const FOREIGN: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0x1f, 0x8b]), 'The file is packed (gzip). Unpack it first.'],
  [Buffer.from('BZh'), 'The file is packed (bzip2). Unpack it first.'],
  [Buffer.from([0xfd, 0x37, 0x7a, 0x58]), 'The file is packed (xz). Unpack it first.'],
  [Buffer.from('7z'), 'The file is packed (7z). Unpack it first.'],
  [Buffer.from('Rar!'), 'The file is packed (RAR). Unpack it first.'],
  [Buffer.from('%PDF'), 'The file is a PDF document.'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'The file is an old Excel or Word document. Save it as .xlsx or CSV.'],
  [Buffer.from('{\\rtf'), 'The file is a text document (RTF). Save its table as CSV.'],
  [Buffer.from('SQLite format 3'), 'The file is a database (SQLite).'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'The file is a picture (PNG).'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'The file is a picture (JPEG).'],
  [Buffer.from('GIF8'), 'The file is a picture (GIF).'],
  [Buffer.from('RIFF'), 'The file is a picture or a recording.'],
  [Buffer.from([0, 0, 0x27, 0x0a]), 'The file is a part of a shapefile. Export the layer as GeoJSON.'],
]

/**
 * Detects the format of a file by its contents. The name of the file does not matter.
 * @throws MapFileError naming the kind of a file that is not read
 */
export async function getFormat(path: string): Promise<FileFormat> {
  const found = await stat(path)
  if (found.size === 0) throw new MapFileError('The file is empty.')
  const start = await readStart(path)
  const foreign = FOREIGN.find(([magic]) => start.subarray(0, magic.length).equals(magic))
  if (foreign) throw new MapFileError(`${foreign[1]} ${READ}`)
  if (start.subarray(0, 2).equals(Buffer.from('PK'))) return formatOfZip(await readFile(path))
  if (start.subarray(4, 32).includes('OSMHeader')) return 'pbf'
  const { text } = decodeText(start, { country: '', isWhole: false })
  const body = text.trimStart()
  if (body === '' && found.size <= START_BYTES) throw new MapFileError('The file is empty.')
  if (body.startsWith('<')) return formatOfXml(body)
  if (body.startsWith('{')) return formatOfJson(body)
  return body.startsWith('[') ? 'json' : 'csv'
}

const START_BYTES = 8_192

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function formatOfXml(body: string): FileFormat {
  const start = body.replace(/^(?:\s*(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>))*/i, '').trimStart()
  const root = /^<(?:[\w-]+:)?([\w-]+)/.exec(start)?.[1]?.toLowerCase()
  if (root === 'kml') return 'kml'
  if (root === 'gpx') return 'gpx'
  if (root === 'osm') {
    throw new MapFileError(`The file is OpenStreetMap XML. Take the same data as JSON or .osm.pbf. ${READ}`)
  }
  throw new MapFileError(
    `The file is a web page or XML. A server that is busy answers with a page: look at the file, and ask again later. ${READ}`,
  )
}

function formatOfJson(body: string): FileFormat {
  if (body.includes('"FeatureCollection"')) return 'geojson'
  return /"elements"\s*:/.test(body) ? 'overpass' : 'json'
}

function formatOfZip(bytes: Buffer): FileFormat {
  const names = listZipNames(bytes)
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.some((name) => /\.kml$/i.test(name))) return 'kmz'
  if (names.includes('word/document.xml')) {
    throw new MapFileError(`The file is a Word document. Save its table as CSV. ${READ}`)
  }
  if (names.includes('content.xml')) {
    throw new MapFileError(`The file is an OpenDocument file. Save the table as .xlsx or CSV. ${READ}`)
  }
  throw new MapFileError(`The file is packed (ZIP). Unpack it first. ${READ}`)
}
