import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { getPhotos } from '#contract/place/content-place.ts'
import { findCity } from '../../guide/city.store.ts'
import { ContentError, readContent, type Content } from '../../guide/read-content.ts'
import { readSoundContent } from '../../guide/read-sound-content.ts'
import { listPublished } from '../../guide/published.store.ts'
import { publishedPlaces, storedTrips } from '../../guide/stored-kind.ts'
import { markStaleTexts } from '../../guide/translations/mark-stale-texts.ts'
import type { Images } from '../../account/media/images.ts'
import { OperatorError } from '../../platform/process/operator-error.ts'
import { lockTopic } from '../../platform/store/changes.ts'
import type { Store } from '../../platform/store/database.ts'
import { fileOfUpload, portableContent, getUploads, type StoredContent } from './portable-content.ts'

type ExportDeps = {
  readonly store: Pick<Store, 'db'>
  readonly images: Pick<Images, 'get'>
  /** The folder that this installation was started with: its drawings, maps and translations are copied. */
  readonly cityDir: string
}

export type Exported = {
  readonly places: number
  readonly trips: number
  readonly photos: number
  /** The parts of the guide that the folder lacks, by file, entry and field. */
  readonly omissions: readonly string[]
}

/** The store knows these better than the city's folder. Each has a file of its name. */
const documents = [
  'city',
  'places',
  'trips',
  'calendar',
  'climate',
  'fares',
  'search',
  'phrases',
  'dishes',
  'services',
] as const satisfies readonly (keyof StoredContent)[]

const PHOTOS = 'photos'

/**
 * Writes the guide that visitors read as a content folder, with which a second installation starts with the same guide.
 * Drafts, versions and the addresses of retired places are not in it: they belong to the installation and its backups.
 * The folder has its name only once it is whole and was checked as a start checks it.
 * @param folder absolute path that nothing is at, or an empty folder
 * @throws OperatorError if the folder is taken, or the guide would not pass the check of a start; nothing is left behind
 */
export async function exportContent(deps: ExportDeps, folder: string): Promise<Exported> {
  refuseTaken(deps, folder)
  const stored = await readStored(deps)
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    copyOtherFiles(deps.cityDir, unfinished)
    const found = await writeUploads(deps, stored, join(unfinished, PHOTOS))
    const { content, omissions } = portableContent(stored, (hash) => found.has(hash))
    copyPhotos(deps.cityDir, unfinished, content)
    writeDocuments(unfinished, content)
    markStaleTexts(unfinished, readContent(deps.cityDir), await readSound(deps, unfinished))
    await readSound(deps, unfinished)
    if (existsSync(folder)) rmSync(folder, { recursive: true })
    renameSync(unfinished, folder)
    const photos = content.places.reduce((sum, place) => sum + getPhotos(place).length, 0)
    return { places: content.places.length, trips: content.trips.length, photos, omissions }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function refuseTaken({ cityDir }: ExportDeps, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new OperatorError(`${folder} is there already. Name a folder that is not.`)
  }
  const inside = relative(resolve(cityDir), folder)
  if (inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`)) {
    throw new OperatorError(`${folder} lies in the city’s own folder. Name a folder outside of it.`)
  }
}

/** Editors wait until it is read, so that a trip never names a place that was published after the places were read. */
async function readStored({ store }: ExportDeps): Promise<StoredContent> {
  return store.db.transaction().execute(async (transaction) => {
    await lockTopic(transaction, 'guide')
    const city = await findCity(transaction)
    if (!city) throw new OperatorError('There is no content yet. Start the server once.')
    const { translations: _translations, ...document } = city
    return {
      ...document,
      places: await listPublished(transaction, publishedPlaces),
      trips: await listPublished(transaction, storedTrips),
    }
  })
}

/** Drawings, maps, outlines and translations. */
function copyOtherFiles(cityDir: string, folder: string): void {
  const left = new Set([...documents.map(getFile), PHOTOS])
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(cityDir)) {
    if (!left.has(name)) cpSync(join(cityDir, name), join(folder, name), { recursive: true })
  }
}

/** @returns the hashes of the pictures that the storage has */
async function writeUploads(
  { images }: ExportDeps,
  { places }: StoredContent,
  folder: string,
): Promise<ReadonlySet<string>> {
  mkdirSync(folder)
  const found = new Set<string>()
  for (const hash of getUploads(places)) {
    const bytes = await images.get(`${hash}.webp`)
    if (bytes === null) continue
    writeFileSync(join(folder, fileOfUpload(hash)), bytes)
    found.add(hash)
  }
  return found
}

/** A photo that the city's folder lacks is named by the check. */
function copyPhotos(cityDir: string, folder: string, { places }: StoredContent): void {
  const named = new Set(places.flatMap((place) => getPhotos(place).map(({ file }) => basename(file))))
  for (const file of named) {
    const [source, target] = [join(cityDir, PHOTOS, file), join(folder, PHOTOS, file)]
    if (existsSync(source) && !existsSync(target)) cpSync(source, target)
  }
}

function writeDocuments(folder: string, content: StoredContent): void {
  for (const document of documents) {
    // The city's folder had no such file.
    if ((content[document] ?? null) === null) continue
    writeFileSync(join(folder, getFile(document)), `${JSON.stringify(content[document], null, 2)}\n`)
  }
}

function getFile(document: string): string {
  return `${document}.json`
}

async function readSound({ store }: ExportDeps, folder: string): Promise<Content> {
  try {
    return await readSoundContent(folder, store.db)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw new OperatorError(`${error.message}\nNothing was written. Mend this in the desk first.`)
  }
}
