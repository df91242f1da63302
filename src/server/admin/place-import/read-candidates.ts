import * as z from 'zod/mini'
import { IMPORT_MAX_ROWS } from '#contract/admin/place-imports.ts'
import type { Bounds } from '#contract/map/base-map.ts'
import { JsonItems, readEnvelope } from '../../map/import/json-items.ts'
import { kindOfFile, piecesOf } from '../../map/import/map-file.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import type { Position } from '../../map/import/osm-elements.ts'
import { openOverpassFile } from '../../map/import/overpass-file.ts'
import { openPbfFile } from '../../map/import/pbf-file.ts'
import type { Candidate } from './candidate.ts'
import { centroidOf } from './centroid.ts'
import { CsvReader } from './csv.ts'
import { candidateOfColumns, isColumn, type Columns } from './import-columns.ts'
import { kindOfPlace } from './osm-place-kinds.ts'
import { candidateOfOsm } from './osm-place.ts'
import { readOsmPlaces, tooMany } from './read-osm-places.ts'

export type FileReading = {
  readonly path: string
  /** On the editor's device. CSV is known by it. */
  readonly fileName: string
  readonly source: string
  /** Today, in the city. */
  readonly checkedOn: string
  readonly languages: readonly string[]
  readonly currency: string
  readonly bounds: Bounds
}

/**
 * Reads the places of a CSV, GeoJSON, Overpass or PBF file.
 * @throws MapFileError when the file is none of these, is damaged or has too many places
 */
export async function readCandidates(reading: FileReading): Promise<Candidate[]> {
  const { path, fileName, bounds } = reading
  if (/\.(csv|txt)$/i.test(fileName)) return readCsv(reading)
  const { kind } = await kindOfFile(path)
  if (kind === 'geojson') return readGeoJson(reading)
  const file = kind === 'pbf' ? openPbfFile(path, ignore) : openOverpassFile(piecesOf(path, ignore))
  return (await readOsmPlaces(file, bounds)).map((place) => candidateOfOsm(place, reading))
}

function ignore(): void {}

async function readCsv({ path, ...reading }: FileReading): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  let header: readonly string[] | null = null
  const reader = new CsvReader((cells, line) => {
    // The lines above it are empty.
    if (!header) {
      header = headerOf(cells, reading.languages)
      return
    }
    if (candidates.length === IMPORT_MAX_ROWS) throw tooMany()
    candidates.push(candidateOfCells(cells, { header, line, reading }))
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw new MapFileError('The file is no text in UTF-8. Save it as “CSV UTF-8”.')
    }
  }
  await piecesOf(path, ignore)((piece) => reader.push(decode(piece)))
  reader.push(decode())
  reader.end()
  if (!header) throw new MapFileError('The file is empty.')
  return candidates
}

/** Each row has all of them, however short its line is. The guide reads some thirty. */
const MAX_COLUMNS = 500

function headerOf(cells: readonly string[], languages: readonly string[]): readonly string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase())
  if (header.length > MAX_COLUMNS) throw new MapFileError(`The first line names more than ${MAX_COLUMNS} columns.`)
  if (!header.includes('name')) {
    const found = header.filter((column) => isColumn(column, languages)).join(', ')
    throw new MapFileError(
      `The first line must name the columns, “name” among them. It names: ${found || 'none of them'}.`,
    )
  }
  const twice = header.find((column, index) => column !== '' && header.indexOf(column) !== index)
  if (twice !== undefined) throw new MapFileError(`The column “${twice.slice(0, 60)}” is there twice.`)
  return header
}

type Row = {
  readonly header: readonly string[]
  readonly line: number
  readonly reading: Pick<FileReading, 'source' | 'checkedOn' | 'languages'>
}

function candidateOfCells(cells: readonly string[], { header, line, reading }: Row): Candidate {
  const columns = new Map(header.map((column, index) => [column, cells[index] ?? '']))
  const candidate = candidateOfColumns(line, columns, reading)
  if (cells.length <= header.length) return candidate
  const problem = { column: '', code: 'columns', value: `${cells.length} > ${header.length}` } as const
  return { ...candidate, problems: [...candidate.problems, problem] }
}

const Feature = z.object({
  type: z.literal('Feature'),
  id: z.optional(z.unknown()),
  properties: z.nullable(z.record(z.string(), z.unknown())),
  geometry: z.nullable(z.looseObject({ type: z.string(), coordinates: z.optional(z.unknown()) })),
})

const Envelope = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

async function readGeoJson({ path, ...reading }: FileReading): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  let number = 0
  const items = new JsonItems(['features'], (item) => {
    number += 1
    const candidate = candidateOfFeature(item, number, reading)
    if (!candidate) return
    if (candidates.length === IMPORT_MAX_ROWS) throw tooMany()
    candidates.push(candidate)
  })
  await piecesOf(path, ignore)((piece) => items.push(piece))
  readEnvelope(Envelope, items.end())
  return candidates
}

/** @returns null for a feature with tags of OpenStreetMap that is no place */
function candidateOfFeature(item: unknown, number: number, reading: Omit<FileReading, 'path'>): Candidate | null {
  const parsed = Feature.safeParse(item)
  if (!parsed.success) throw new MapFileError(`Feature ${number} of the file is no feature of GeoJSON.`)
  const { id, properties, geometry } = parsed.data
  const at = geometry && centreOf(geometry.coordinates)
  const texts = textsOf(properties ?? {})
  const tags = Object.fromEntries(texts)
  const object = objectUrl(texts.get('@id') ?? id)
  const isPlace = kindOfPlace(tags) !== null
  if (object !== null && !isPlace) return null
  if (isPlace) return candidateOfOsm({ number, url: object ?? (reading.source || null), tags, at }, reading)
  const columns: Columns = new Map([...texts].map(([key, text]) => [key.toLowerCase(), text]))
  return candidateOfColumns(number, columns, { ...reading, at })
}

/** Exports of OpenStreetMap name the element, such as `node/123`. */
function objectUrl(id: unknown): string | null {
  return typeof id === 'string' && /^(node|way|relation)\/\d{1,15}$/.test(id)
    ? `https://www.openstreetmap.org/${id}`
    : null
}

/** Numbers are written as texts. Lists become one text, as in a column. Anything else is left out. */
function textsOf(properties: Readonly<Record<string, unknown>>): Map<string, string> {
  const { tags, ...others } = properties
  const nested = z.record(z.string(), z.unknown()).safeParse(tags)
  const all = Object.entries({ ...others, ...(nested.success ? nested.data : { tags }) })
  return new Map(
    all.flatMap(([key, value]): [string, string][] => {
      if (typeof value === 'string') return [[key, value]]
      if (typeof value === 'number') return [[key, String(value)]]
      const isList = Array.isArray(value) && value.every((one) => typeof one === 'string')
      return isList ? [[key, value.join('|')]] : []
    }),
  )
}

const Point = z.tuple([z.number(), z.number()], z.number())

/** The position of a point, and the centre of the largest outline of anything else. */
function centreOf(coordinates: unknown): Position | null {
  const point = Point.safeParse(coordinates)
  if (point.success) return [point.data[0], point.data[1]]
  const lines = linesIn(coordinates)
  const [longest = []] = lines.toSorted((one, other) => other.length - one.length)
  return centroidOf(longest)
}

/** The lists of positions in coordinates of any kind. The reader of the file bounds their depth. */
function linesIn(coordinates: unknown): Position[][] {
  if (!Array.isArray(coordinates)) return []
  const points = z.array(Point).safeParse(coordinates)
  if (points.success) return [points.data.map(([lng, lat]): Position => [lng, lat])]
  return coordinates.flatMap((part) => linesIn(part))
}
