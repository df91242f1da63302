import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { IMPORT_COLUMNS_MAX, IMPORT_MAX_ROWS } from '#contract/admin/place-imports.ts'
import { JsonItems, readEnvelope } from '../../map/import/json-items.ts'
import { getPieces } from '../../map/import/map-file.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import { openOverpassFile } from '../../map/import/overpass-file.ts'
import { openPbfFile } from '../../map/import/pbf-file.ts'
import { checkedCandidate, refusedCandidate, type Candidate } from './candidate.ts'
import { guessFields } from './column-names.ts'
import { decodeText, refuseBinary, type DecodedText } from './decode-text.ts'
import { positionOfGeometry, valuesOfProperties } from './feature-values.ts'
import { getFormat } from './file-format.ts'
import { EMPTY_FILE, type FileReading, type ReadFile } from './file-reading.ts'
import { kindOfPlace } from './osm-place-kinds.ts'
import { candidateOfOsm } from './osm-place.ts'
import { parseJson } from './parse-json.ts'
import { readOsmPlaces, tooMany } from './read-osm-places.ts'
import { candidatesOfRows, type TableRow } from './read-rows.ts'
import { readTable, refuseTooMany } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'
import { readGpx, readKml, type ReadFeature } from './read-xml.ts'
import { UnknownKinds } from './unknown-kinds.ts'
import { listZipNames, readZipEntry } from './zip-entries.ts'

/**
 * Reads the places of a file of any known format.
 * @throws MapFileError when the file is none of these, is damaged or has too many places
 */
export async function readCandidates(reading: FileReading): Promise<ReadFile> {
  const format = await getFormat(reading.path)
  if (format === 'pbf' || format === 'overpass') return readElements(reading, format)
  if (format === 'geojson') return readGeoJson(reading)
  const bytes = await readFile(reading.path)
  if (format === 'xlsx') return readSheets(bytes, reading)
  if (format === 'kmz') return readKmz(bytes, reading)
  if (format === 'kml') return ofFeatures(readKml(decodedXml(bytes).text), reading)
  if (format === 'gpx') return ofFeatures(readGpx(decodedXml(bytes).text), reading)
  const decoded = decodeText(bytes, { country: reading.country, isWhole: true })
  return format === 'json' ? readJson(decoded.text, reading) : readCsv(decoded, reading)
}

/** The map of an archive is its `doc.kml`, else the first one. The others are named. */
function readKmz(bytes: Buffer, reading: FileReading): ReadFile {
  const names = listZipNames(bytes).filter((name) => KML_NAME.test(name))
  const main = names.find((name) => /^doc\.kml$/i.test(name)) ?? names[0]
  const read = ofFeatures(readKml(decodedXml(readZipEntry(bytes, (name) => name === main)).text), reading)
  return { ...read, report: { ...read.report, otherSheets: names.filter((name) => name !== main) } }
}

const KML_NAME = /\.kml$/i

function ignore(): void {}

/** XML names its encoding in its first line. */
function decodedXml(bytes: Buffer): DecodedText {
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.toString('latin1', 0, 200))?.[1]
  try {
    if (named && !/^utf-?(8|16)$/i.test(named)) return { text: new TextDecoder(named).decode(bytes), encoding: named }
  } catch {
    // An unknown name: the bytes decide.
  }
  return decodeText(bytes, { country: '', isWhole: true })
}

async function readElements(reading: FileReading, format: 'pbf' | 'overpass'): Promise<ReadFile> {
  const refused = new Map<string, Candidate>()
  const file =
    format === 'pbf'
      ? openPbfFile(reading.path, ignore)
      : openOverpassFile(getPieces(reading.path, ignore), (item, error) => {
          const candidate = refusedElement(item, error.message)
          refused.set(`${candidate.name} ${error.message}`, candidate)
          if (refused.size > IMPORT_MAX_ROWS) throw tooMany()
        })
  const { places, unknownKinds, unnamed, outside } = await readOsmPlaces(file, reading.bounds)
  const candidates = places.map((place) => checkedCandidate(candidateOfOsm(place, reading)))
  const numbered = [...refused.values()].map((one, index) => ({ ...one, number: places.length + index + 1 }))
  const report = { ...EMPTY_FILE, unknownKinds: unknownKinds.list(), unnamed, outside }
  return { candidates: [...candidates, ...numbered], report }
}

const Named = z.object({ tags: z.object({ name: z.string() }) })

function refusedElement(item: unknown, problem: string): Candidate {
  const { data } = Named.safeParse(item)
  const obstacle = { column: '', code: 'broken-row', value: problem.slice(0, 200) } as const
  return refusedCandidate({ number: 0, name: data?.tags.name.slice(0, 120) ?? '', obstacle })
}

function readCsv({ text, encoding }: DecodedText, reading: FileReading): ReadFile {
  refuseBinary(text)
  const rows: TableRow[] = []
  let headings: readonly string[] | null = null
  let first: readonly string[] | null = null
  for (const record of readTable(text)) {
    if (record.kind === 'cells' && !headings) {
      first ??= record.cells
      if (!isTitle(record.cells, reading)) headings = namedOnce(record.cells)
      continue
    }
    if (rows.length === IMPORT_MAX_ROWS) throw tooMany()
    rows.push(
      record.kind === 'broken'
        ? { kind: 'broken', number: record.line, text: record.text }
        : rowOfCells(headings ?? [], record.cells, record.line),
    )
  }
  headings ??= first
  if (!headings) throw new MapFileError('The file is empty.')
  const [broken] = rows
  if (broken && rows.every(({ kind }) => kind === 'broken')) {
    throw new MapFileError(
      `No line of the file can be read. In line ${broken.number} a quote is broken, or it is too long.`,
    )
  }
  return candidatesOfRows({ rows, headings, isTable: true, report: { ...EMPTY_FILE, encoding } }, reading)
}

function rowOfCells(headings: readonly string[], cells: readonly string[], number: number): TableRow {
  const values = Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']))
  const isTooWide = cells.slice(headings.length).some((cell) => cell.trim() !== '')
  return {
    kind: 'cells',
    number,
    values,
    at: null,
    ...(isTooWide && { excess: `${cells.length} > ${headings.length}` }),
  }
}

/** Headings of equal names get a number, so that each column is named. */
function namedOnce(cells: readonly string[]): string[] {
  refuseTooMany(cells, IMPORT_COLUMNS_MAX)
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const heading = cell.trim().slice(0, 200) || `(${index + 1})`
    const count = (seen.get(heading.toLowerCase()) ?? 0) + 1
    seen.set(heading.toLowerCase(), count)
    return count === 1 ? heading : `${heading} (${count})`
  })
}

/** People write a title above the headings: one cell alone that names no field. */
function isTitle(cells: readonly string[], { languages }: FileReading): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length < 2 && ![...guessFields(filled, languages).values()].some((field) => field !== null)
}

/** The first sheet with headings that are known is read. The others are named. */
async function readSheets(bytes: Buffer, reading: FileReading): Promise<ReadFile> {
  const sheets = (await readWorkbook(bytes)).map(({ name, rows }) => {
    const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')
    const below = rows.findIndex((cells) => isFilled(cells) && !isTitle(cells, reading))
    const first = below === -1 ? rows.findIndex(isFilled) : below
    const headings = first === -1 ? [] : namedOnce(rows[first] ?? [])
    return { name, headings, first, rows: rows.slice(first + 1) }
  })
  const isKnown = ({ headings }: (typeof sheets)[number]) =>
    [...guessFields(headings, reading.languages).values()].includes('name')
  const sheet = sheets.find(isKnown) ?? sheets.find(({ first }) => first !== -1)
  if (!sheet) throw new MapFileError('The workbook is empty.')
  const rows = sheet.rows.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [rowOfCells(sheet.headings, cells, sheet.first + index + 2)],
  )
  if (rows.length > IMPORT_MAX_ROWS) throw tooMany()
  const otherSheets = sheets.filter((one) => one !== sheet && one.first !== -1).map(({ name }) => name)
  return candidatesOfRows(
    { rows, headings: sheet.headings, isTable: true, report: { ...EMPTY_FILE, otherSheets } },
    reading,
  )
}

function ofFeatures(features: readonly ReadFeature[], reading: FileReading): ReadFile {
  const unknown = new UnknownKinds()
  const rows: TableRow[] = []
  for (const [index, { values, geometry, other }] of features.entries()) {
    if (other) unknown.add({ place: other }, values['name'] ?? '')
    else rows.push({ kind: 'cells', number: index + 1, values, at: positionOfGeometry(geometry) })
  }
  if (rows.length > IMPORT_MAX_ROWS) throw tooMany()
  return candidatesOfRows(
    { rows, headings: null, isTable: false, report: { ...EMPTY_FILE, unknownKinds: unknown.list() } },
    reading,
  )
}

const Envelope = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

async function readGeoJson(reading: FileReading): Promise<ReadFile> {
  const collected = new FeatureRows(reading)
  const items = collectItems(collected)
  await getPieces(reading.path, ignore)((piece) => items.push(piece))
  readEnvelope(Envelope, items.end())
  return collected.finish()
}

function collectItems(collected: FeatureRows): JsonItems {
  return new JsonItems(
    ['features'],
    (item) => collected.add(item),
    (text) => collected.addBroken(text),
  )
}

/** JSON of another form: one feature, a collection whose type stands last, a list of objects, or one object a line. */
function readJson(text: string, reading: FileReading): ReadFile {
  const collected = new FeatureRows(reading)
  const root = parseJson(text)
  if (root === undefined) {
    collectDamaged(text, collected)
    return collected.finish()
  }
  const list = listIn(root)
  if (!list) throw new MapFileError('The file is JSON, but neither an answer of the Overpass API nor GeoJSON.')
  for (const item of list) collected.add(item)
  return collected.finish()
}

/** Objects of a list, or one a line, of which some are no JSON. @throws MapFileError when it is something else */
function collectDamaged(text: string, collected: FeatureRows): void {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const read = lines.slice(0, IMPORT_MAX_ROWS + 1).map((line) => ({ line, item: parseJson(line) }))
  const objects = read.filter(({ item }) => PlainObject.safeParse(item).success)
  if (lines.length >= 2 && objects.length * 2 > read.length) {
    for (const { line, item } of read) {
      if (item === undefined) collected.addBroken(line)
      else collected.add(item)
    }
    return
  }
  const isList = text.trimStart().startsWith('[')
  if (!isList && !text.includes('"features"')) throw new MapFileError('The file is not valid JSON.')
  const items = collectItems(collected)
  items.push(Buffer.from(isList ? `{"features":${text}}` : text))
  items.end()
  if (collected.isEmpty()) throw new MapFileError('The file is not valid JSON.')
}

function listIn(root: unknown): readonly unknown[] | null {
  if (Array.isArray(root)) return root
  const { data } = z.record(z.string(), z.unknown()).safeParse(root)
  if (!data) return null
  if (data['type'] === 'Feature') return [data]
  return Object.values(data).find((value): value is unknown[] => Array.isArray(value) && value.length > 0) ?? null
}

const Feature = z.object({
  type: z.literal('Feature'),
  id: z.optional(z.unknown()),
  properties: z.nullish(z.record(z.string(), z.unknown())),
  geometry: z.nullish(z.unknown()),
})

const PlainObject = z.record(z.string(), z.unknown())

/** Collects features, those of OpenStreetMap by their tags and all others by their properties. */
class FeatureRows {
  readonly #reading: FileReading
  readonly #rows: TableRow[] = []
  readonly #candidates: Candidate[] = []
  readonly #unknown = new UnknownKinds()
  #number = 0

  constructor(reading: FileReading) {
    this.#reading = reading
  }

  add(item: unknown): void {
    this.#number += 1
    if (this.#rows.length + this.#candidates.length === IMPORT_MAX_ROWS) throw tooMany()
    const number = this.#number
    const feature = Feature.safeParse(item)
    const plain = PlainObject.safeParse(item)
    if (feature.success) this.#addFeature(feature.data, number)
    else if (plain.success && !('geometry' in plain.data)) {
      this.#rows.push({ kind: 'cells', number, values: valuesOfProperties(plain.data), at: null })
    } else this.#rows.push({ kind: 'broken', number, text: JSON.stringify(item).slice(0, 200) })
  }

  addBroken(text: string): void {
    this.#number += 1
    if (this.#rows.length + this.#candidates.length === IMPORT_MAX_ROWS) throw tooMany()
    this.#rows.push({ kind: 'broken', number: this.#number, text: text.slice(0, 200) })
  }

  /** True if no item was read. */
  isEmpty(): boolean {
    return this.#candidates.length === 0 && this.#rows.every(({ kind }) => kind === 'broken')
  }

  #addFeature({ id, properties, geometry }: z.infer<typeof Feature>, number: number): void {
    const { tags: nested, ...others } = properties ?? {}
    const inner = PlainObject.safeParse(nested)
    const values = valuesOfProperties({ ...others, ...(inner.success ? inner.data : { tags: nested }) })
    const url = objectUrl(values['@id'] ?? id)
    const at = positionOfGeometry(geometry)
    const isPlace = kindOfPlace(values) !== null
    if (url !== null && !isPlace) this.#unknown.add(values, values['name'] ?? '')
    else if (isPlace) {
      const place = { number, url: url ?? (this.#reading.source || null), tags: values, at }
      this.#candidates.push(checkedCandidate(candidateOfOsm(place, this.#reading)))
    } else this.#rows.push({ kind: 'cells', number, values, at })
  }

  finish(): ReadFile {
    const report = { ...EMPTY_FILE, unknownKinds: this.#unknown.list() }
    const read = candidatesOfRows({ rows: this.#rows, headings: null, isTable: false, report }, this.#reading)
    const candidates = [...this.#candidates, ...read.candidates].toSorted((one, other) => one.number - other.number)
    return { ...read, candidates }
  }
}

/** Exports of OpenStreetMap name the element, such as `node/123`. */
function objectUrl(id: unknown): string | null {
  return typeof id === 'string' && /^(node|way|relation)\/\d{1,15}$/.test(id)
    ? `https://www.openstreetmap.org/${id}`
    : null
}
