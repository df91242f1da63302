/**
 * `npm run content -- export FOLDER` writes the guide that visitors read, with all that editors changed and their photos,
 * as a content folder. The server may run meanwhile. The source comes from the server's variables.
 *
 * Compares the translations of a city's folder with its English texts: `npm run content -- translations`. It prints what
 * is missing, stale or overlong, and fails if there is any. With `--stamp` it first marks the entries in work that have
 * all texts as translations of the present English texts. The folder is that of the city (`CITY`), or the one named last.
 *
 * `npm run content -- photos FOLDER` takes pictures with their authors and licences into the places of the city's folder.
 *
 * `npm run content -- coverage` counts the places of which a folder knows hours, access, price and phone.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import { addPhotos } from '#server/operator/photos/add-photos.ts'
import { exportContent } from '#server/operator/export/export-content.ts'
import { countKnownFacts } from '#server/guide/known-facts.ts'
import { readContent } from '#server/guide/read-content.ts'
import { englishEntries } from '#server/guide/translations/english-entries.ts'
import { stampEntries } from '#server/guide/translations/stamp-entries.ts'
import { reportTranslations } from '#server/guide/translations/translation-report.ts'
import { createImageReader } from '#server/account/media/image-reader.ts'
import { openImages } from '#server/account/media/open-images.ts'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'
import { openStore } from '#server/platform/store/open.ts'
import { printFailure } from './print-failure.ts'

const USAGE = `Usage:
  npm run content -- export FOLDER
  npm run content -- translations [--stamp] [FOLDER]
  npm run content -- photos FOLDER
  npm run content -- coverage [FOLDER]`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ options: { stamp: { type: 'boolean' } }, allowPositionals: true })
  const [command, folder, ...rest] = positionals
  if (rest.length > 0) throw new Error(USAGE)
  if (command === 'translations')
    return compareTranslations(folder ?? readConfig(process.env).cityDir, values.stamp ?? false)
  if (command === 'coverage' && !values.stamp) return printCoverage(folder ?? readConfig(process.env).cityDir)
  if (command === 'photos' && folder !== undefined && !values.stamp) return takePhotos(resolve(folder))
  if (command !== 'export' || folder === undefined || values.stamp) throw new Error(USAGE)
  await writeGuide(resolve(folder))
}

async function writeGuide(folder: string): Promise<void> {
  config = readConfig(process.env)
  makeFilesPrivate(config)
  const store = await openStore(config)
  try {
    const source = { store, images: openImages(config), cityDir: config.cityDir }
    const { places, trips, photos, omissions } = await exportContent(source, folder)
    for (const omission of omissions) console.log(`  left out  ${omission}`)
    console.log(`${folder}: ${places} places, ${trips} suggested trips, ${photos} photos; read back and found whole.`)
  } finally {
    await store.db.destroy()
  }
}

async function takePhotos(folder: string): Promise<void> {
  const { cityDir } = readConfig(process.env)
  const imageReader = createImageReader()
  try {
    const readPicture = (path: string) => imageReader.read(path, 'operator')
    const { added, renewed } = await addPhotos({ readPicture }, folder, cityDir)
    readContent(cityDir)
    console.log(`${cityDir}: ${added} ${added === 1 ? 'photo' : 'photos'} added, ${renewed} renewed.`)
  } finally {
    imageReader.close()
  }
}

function printCoverage(folder: string): void {
  for (const [name, count] of Object.entries(countKnownFacts(readContent(folder).places)))
    console.log(`${name.padEnd(18)}${String(count).padStart(6)}`)
}

function compareTranslations(folder: string, isStamping: boolean): void {
  if (isStamping) stamp(folder)
  const content = readContent(folder)
  const { lines, findings } = reportTranslations(content)
  const unlisted = unlistedLanguages(folder, content.city.languages)
  const hints = unlisted.map((language) => `${language}: is not compared, because “languages” of city.json lacks it`)
  console.log([...lines, ...hints].join('\n'))
  if (findings.length > 0) process.exitCode = 1
}

function unlistedLanguages(folder: string, languages: readonly string[]): string[] {
  return readdirSync(folder).filter(
    (name) => existsSync(join(folder, name, 'places.json')) && !languages.includes(name),
  )
}

function stamp(folder: string): void {
  const content = readContent(folder)
  const english = englishEntries(content)
  for (const translation of content.translations) {
    console.log(`${translation.language}: ${stampEntries(folder, translation, english)} entries stamped`)
  }
}

let config: Config | null = null
try {
  await run()
} catch (error) {
  printFailure(error, config)
}
