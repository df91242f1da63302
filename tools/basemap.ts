/**
 * Imports streets, water and names of OpenStreetMap as the base map of the city, into `map/` of the data folder. A
 * server that runs notices the new map within seconds.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import { readContent } from '#server/guide/read-content.ts'
import { importBaseMap } from '#server/map/import/import-base-map.ts'
import { askOverpass, overpassQuery } from '#server/map/import/overpass-query.ts'
import { removeImportedMap } from '#server/map/imported-map.ts'
import { getUserAgent } from '#server/platform/outbound/fetch-external.ts'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'
import { markChanged } from '#server/platform/store/changes.ts'
import { openStore } from '#server/platform/store/open.ts'

const USAGE = `Usage:
  npm run basemap                  ask the Overpass API (OVERPASS_URL) for the city's streets and import its answer
  npm run basemap -- --from FILE   import an answer of the Overpass API, GeoJSON or .osm.pbf
  npm run basemap -- --query       print the query
  npm run basemap -- --remove      go back to the drawn map`

const report = (text: string) => console.log(text)

function readCity({ cityDir }: Config) {
  const { name, boundingBox: bounds, languages } = readContent(cityDir).city
  return { name, bounds, languages }
}

async function importFrom(config: Config, file: string): Promise<void> {
  const { cityDir, dataDir } = config
  const { version, tiles, bytes, largest } = await importBaseMap({
    file,
    city: readCity(config),
    cityDir,
    dataDir,
    report,
  })
  report(
    `The map ${version} is in place: ${tiles} files, ${Math.ceil(bytes / 1_000)} kB; the largest has ${largest} bytes.`,
  )
  await announce(config)
}

async function askAndImport(config: Config): Promise<void> {
  const folder = join(config.dataDir, 'map')
  const file = join(folder, `answer-${process.pid}.json`)
  await mkdir(folder, { recursive: true })
  try {
    report(`Asking ${config.overpassUrl} …`)
    const query = overpassQuery(readCity(config).bounds)
    await askOverpass({ url: config.overpassUrl, query, file, userAgent: getUserAgent(config) })
    await importFrom(config, file)
  } finally {
    await rm(file, { force: true })
  }
}

async function remove(config: Config): Promise<void> {
  const wasThere = await removeImportedMap(config.dataDir)
  report(wasThere ? 'The imported map is no longer in use.' : 'There is no imported map.')
  if (wasThere) await announce(config)
}

/** Servers look for another map when content has changed. */
async function announce(config: Config): Promise<void> {
  try {
    const { db } = await openStore(config)
    await markChanged(db, 'guide')
    await db.destroy()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`Servers that run notice this after a restart, because the database cannot be reached: ${reason}`)
  }
}

async function run([option, file, ...rest]: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  makeFilesPrivate(config)
  if (option === undefined) return askAndImport(config)
  if (option === '--from' && file !== undefined && rest.length === 0) return importFrom(config, resolve(file))
  if (option === '--query' && file === undefined) return report(overpassQuery(readCity(config).bounds))
  if (option === '--remove' && file === undefined) return remove(config)
  throw new Error(USAGE)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
