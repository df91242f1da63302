import { gzipSync } from 'node:zlib'
import { blob, field, headerBlob, numberField, packed, varint } from './pbf-writer.ts'

/** A file for the import of places that is made to harm the server. */
export type HostileFile = { readonly what: string; readonly name: string; readonly bytes: Buffer }

const MEGABYTE = 1024 * 1024

/** A larger file takes longer to arrive on a busy machine than the server waits for a body. */
const LARGE_BYTES = 20 * MEGABYTE

/** The size of a block of a PBF file, unpacked. */
const BLOCK_BYTES = 30 * MEGABYTE

const CASTLE = '"type":"Feature","properties":{"name":"Bomb"},"geometry"'

function filled(start: string, part: string, bytes: number, end = ''): Buffer {
  const [first, middle, last] = [start, part, end].map((text) => Buffer.from(text))
  const count = Math.floor((bytes - Buffer.byteLength(start + end)) / Buffer.byteLength(part))
  return Buffer.concat([first ?? '', Buffer.alloc(count * (middle?.length ?? 0), part), last ?? ''].map(Buffer.from))
}

function repeated(message: Buffer): Buffer {
  return Buffer.alloc(Math.floor(BLOCK_BYTES / message.length) * message.length, message)
}

/** Ways that are places, with a thousand tags each, in blocks that pack to some kilobytes. */
function manyTags(blocks: number): Buffer {
  const names = ['', 'name', 'Bomb', 'amenity', 'cafe', ...Array.from({ length: 1_000 }, (_, index) => `k${index}`)]
  const table = field(1, Buffer.concat(names.map((name) => field(1, name))))
  const numbers = [1, 3, ...Array.from({ length: 1_000 }, (_, index) => index + 5)].map(varint)
  const values = [2, 4, ...Array.from({ length: 1_000 }, () => 0)].map(varint)
  const way = field(3, Buffer.concat([numberField(1, 1), packed(2, numbers), packed(3, values)]))
  const block = blob('OSMData', Buffer.concat([table, field(2, repeated(way))]))
  return Buffer.concat([headerBlob(), ...Array.from({ length: blocks }, () => block)])
}

/** One place whose outline has thirty million corners. */
function longOutline(): Buffer {
  const table = field(1, Buffer.concat(['', 'name', 'Bomb', 'leisure', 'park'].map((name) => field(1, name))))
  const tags = [packed(2, [1, 3].map(varint)), packed(3, [2, 4].map(varint))]
  const way = Buffer.concat([numberField(1, 1), ...tags, field(8, repeated(varint(2)))])
  return Buffer.concat([headerBlob(), blob('OSMData', Buffer.concat([table, field(2, field(3, way))]))])
}

function manyTexts(): Buffer {
  return Buffer.concat([headerBlob(), blob('OSMData', field(1, repeated(field(1, ''))))])
}

/** Small or large files whose content grows when it is read. */
export function importBombs(): HostileFile[] {
  const columns = Array.from({ length: 12_000 }, (_, index) => `c${index.toString(36)}`).join()
  return [
    { what: 'twelve thousand columns', name: 'a.csv', bytes: Buffer.from(`name,${columns}\n${'x\n'.repeat(5_000)}`) },
    { what: 'ways with a thousand tags', name: 'a.osm.pbf', bytes: manyTags(10) },
    { what: 'an outline of thirty million corners', name: 'a.osm.pbf', bytes: longOutline() },
    { what: 'fifteen million empty texts', name: 'a.osm.pbf', bytes: manyTexts() },
    {
      what: 'a feature of eight million positions',
      name: 'a.geojson',
      bytes: filled(
        `{"type":"FeatureCollection","features":[{${CASTLE}:{"type":"LineString","coordinates":[[0,0]`,
        ',[0,0]',
        LARGE_BYTES,
        ']}}]}',
      ),
    },
    {
      what: 'a feature of millions of empty lists',
      name: 'a.geojson',
      bytes: filled(
        `{"type":"FeatureCollection","features":[{${CASTLE}:{"type":"LineString","coordinates":[[]`,
        ',[]',
        LARGE_BYTES,
        ']}}]}',
      ),
    },
  ]
}

/** A place in so many folders, each in the one before. */
function deepKml(depth: number): Buffer {
  const place = '<Placemark><name>A</name><Point><coordinates>72.8,21.2</coordinates></Point></Placemark>'
  return Buffer.from(`<kml>${'<Folder>'.repeat(depth)}${place}${'</Folder>'.repeat(depth)}</kml>`)
}

/** Files that a reader may stumble over. All of them are refused in words. */
export function brokenPlaceFiles(): HostileFile[] {
  const collection = '{"type":"FeatureCollection","features":'
  const length = Buffer.from([0x7f, 0xff, 0xff, 0xff])
  const absurd = Buffer.concat([varint(1 * 8 + 2), varint(2n ** 60n)])
  const unending = Buffer.alloc(64, 0xff)
  return [
    { what: 'deep JSON', name: 'a.json', bytes: filled(`${collection}[`, '[', MEGABYTE) },
    { what: 'deep properties', name: 'a.json', bytes: filled(`${collection}[{"properties":`, '{"a":', MEGABYTE) },
    { what: 'deep folders', name: 'a.kml', bytes: deepKml(20_000) },
    { what: 'one line without an end', name: 'a.csv', bytes: filled('name\n', 'x', LARGE_BYTES) },
    { what: 'a quote without an end', name: 'a.csv', bytes: filled('name\n"', 'x\n', LARGE_BYTES) },
    { what: 'no text', name: 'a.csv', bytes: Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x00, 0xc3, 0x28]) },
    { what: 'a packed file', name: 'a.json', bytes: gzipSync(Buffer.alloc(MEGABYTE)) },
    { what: 'an archive', name: 'a.osm.pbf', bytes: Buffer.from('PK\u0003\u0004 and more') },
    { what: 'another page', name: 'a.json', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
    {
      what: 'a header of two gigabytes',
      name: 'a.osm.pbf',
      bytes: Buffer.concat([length, Buffer.from('\n\tOSMHeader')]),
    },
    { what: 'a text of 2^60 bytes', name: 'a.osm.pbf', bytes: Buffer.concat([headerBlob(), blob('OSMData', absurd)]) },
    {
      what: 'a number without an end',
      name: 'a.osm.pbf',
      bytes: Buffer.concat([headerBlob(), blob('OSMData', unending)]),
    },
    {
      what: 'no zlib',
      name: 'a.osm.pbf',
      bytes: Buffer.concat([headerBlob(), blob('OSMData', unending, () => unending)]),
    },
    { what: 'nothing', name: 'a.csv', bytes: Buffer.alloc(0) },
  ]
}
