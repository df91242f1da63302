import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { ContentPlace, PLACE_PHOTOS_MAX, getPhotos, type ContentPhoto } from '#contract/place/content-place.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'
import type { Renderings } from '../../account/media/image-reader.ts'
import { OperatorError } from '../../platform/process/operator-error.ts'

const TABLE = 'photos.csv'

/** A line of the table. Nothing has a default: a picture without its author or licence is refused. */
type Line = { file: string; place: string; author: string; license: string; alt: string; caption: string }
const columns = ['file', 'place', 'author', 'license', 'alt'] as const

type Picture = { readonly line: Line; readonly target: string; readonly bytes: Buffer }

type AddPhotosDeps = {
  /** Encodes the picture of a file anew, without its metadata. It throws if the file is no picture. */
  readonly readPicture: (path: string) => Promise<Pick<Renderings, 'large'>>
}

/**
 * Takes the pictures of a folder into the places of a city's folder: `photos.csv` names for each its place, author and
 * licence. Nothing is fetched. A picture that a place has already gets the present values of the table.
 * @returns how many photos are new, and how many were there
 * @throws OperatorError that names each faulty line; nothing is written then
 */
export async function addPhotos(
  { readPicture }: AddPhotosDeps,
  source: string,
  cityDir: string,
): Promise<{ added: number; renewed: number }> {
  const lines = readLines(source)
  const file = join(cityDir, 'places.json')
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const entries = z.array(ContentPlace).parse(json)
  const problems: string[] = []
  const pictures: Picture[] = []
  for (const [index, line] of lines.entries()) {
    const problem = getProblem(line, { source, entries, taken: pictures.map(({ target }) => target) })
    const picture = problem === null ? await encode(line, { source, readPicture }) : null
    if (picture) pictures.push(picture)
    else problems.push(`${TABLE} line ${index + 2}: ${problem ?? `${line.file} is no picture that can be read`}`)
  }
  const counts = { added: 0, renewed: 0 }
  const changed = new Map<string, readonly ContentPhoto[]>()
  for (const place of entries) {
    const own = pictures.filter(({ line }) => line.place === place.slug)
    if (own.length === 0) continue
    const photos = own.reduce<readonly ContentPhoto[]>((list, each) => withPhoto(list, each, counts), getPhotos(place))
    if (photos.length > PLACE_PHOTOS_MAX) problems.push(`${place.slug}: more than ${PLACE_PHOTOS_MAX} photos`)
    if (!ContentPlace.safeParse({ ...place, photo: undefined, photos }).success)
      problems.push(`${place.slug}: a text of its photos shows nothing`)
    changed.set(place.slug, photos)
  }
  if (problems.length > 0) throw new OperatorError(`${problems.join('\n')}\nNothing was written.`)
  // The entries as they are written, with their fields in the order of their editors.
  const places = z
    .array(z.record(z.string(), z.unknown()))
    .parse(json)
    .map(({ photo, ...place }) => {
      const photos = changed.get(String(place['slug']))
      return photos ? { ...place, photos } : { ...place, ...(photo !== undefined && { photo }) }
    })
  write(cityDir, pictures, places)
  return counts
}

function readLines(source: string): Line[] {
  const file = join(source, TABLE)
  if (!existsSync(file)) throw new OperatorError(`${file} is missing. Its columns are ${columns.join(', ')}, caption.`)
  try {
    const rows: unknown = parse(readFileSync(file), { bom: true, columns: true, trim: true, skip_empty_lines: true })
    return z.array(z.record(z.string(), z.string())).parse(rows).map(toLine)
  } catch (error) {
    if (error instanceof CsvError) throw new OperatorError(`${file} cannot be read: ${error.message}`)
    throw error
  }
}

function toLine(row: Record<string, string>): Line {
  const cell = (name: string) => row[name] ?? ''
  return {
    file: cell('file'),
    place: cell('place'),
    author: cell('author'),
    license: cell('license'),
    alt: cell('alt'),
    caption: cell('caption'),
  }
}

function getProblem(
  line: Line,
  { source, entries, taken }: { source: string; entries: readonly ContentPlace[]; taken: readonly string[] },
): string | null {
  const blank = columns.find((name) => line[name] === '')
  if (blank !== undefined) return `“${blank}” is blank`
  if (basename(line.file) !== line.file) return `“${line.file}” is not in the folder itself`
  if (!existsSync(join(source, line.file))) return `there is no file “${line.file}”`
  // A link would bring a picture from anywhere on the machine into the guide, and a pipe never ends.
  if (!lstatSync(join(source, line.file)).isFile()) return `“${line.file}” is no file of its own`
  const target = targetFor(line)
  const others = entries.filter(({ slug }) => slug !== line.place).flatMap(getPhotos)
  if (taken.includes(target) || others.some(({ file }) => file === target))
    return `“${line.file}” would have the name of another picture of the guide`
  return entries.some(({ slug }) => slug === line.place) ? null : `the guide has no place “${line.place}”`
}

async function encode(
  line: Line,
  { source, readPicture }: AddPhotosDeps & { source: string },
): Promise<Picture | null> {
  try {
    const { large } = await readPicture(join(source, line.file))
    return { line, target: targetFor(line), bytes: large }
  } catch {
    return null
  }
}

/** The name of a picture in the guide. Names in letters other than `a` to `z` stay apart by their hash. */
function targetFor({ file, place }: Line): string {
  const name = basename(file, extname(file))
  const plain = name.replaceAll(/[^\w-]+/g, '-')
  const isAscii = !/[^\0-\x7f]/.test(name)
  const mark = isAscii ? '' : `-${createHash('sha256').update(toNormalForm(name, 'NFC')).digest('hex').slice(0, 8)}`
  return `${place}-${plain}${mark}.webp`
}

function withPhoto(
  photos: readonly ContentPhoto[],
  { line: { alt, author, license, caption }, target }: Picture,
  counts: { added: number; renewed: number },
): readonly ContentPhoto[] {
  const photo = { file: target, alt, credit: author, license, ...(caption !== '' && { caption }) }
  const isThere = photos.some(({ file }) => file === target)
  counts[isThere ? 'renewed' : 'added'] += 1
  if (!isThere) return [...photos, photo]
  return photos.map((each) => (each.file === target ? { ...photo, ...(each.focus && { focus: each.focus }) } : each))
}

/** The pictures first: a list that names a missing picture would stop the next start. */
function write(cityDir: string, pictures: readonly Picture[], places: readonly object[]): void {
  mkdirSync(join(cityDir, 'photos'), { recursive: true })
  for (const { target, bytes } of pictures) writeFileSync(join(cityDir, 'photos', target), bytes)
  const file = join(cityDir, 'places.json')
  writeFileSync(`${file}.new`, `${JSON.stringify(places, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}
