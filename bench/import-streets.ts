import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOverpass, type MadeUpElement } from '../tests/support/made-up-osm.ts'
import { readArgumentsFor } from '../tools/start-arguments.ts'

/** Imports a file of OpenStreetMap as the base map, as `npm run basemap -- --from FILE` does. */
export function importStreets(file: string, dataDir: string): void {
  execFileSync(process.execPath, [...readArgumentsFor('basemap'), '--from', file], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

/** Imports made-up streets as the base map. Their file stays in the data folder. */
export function importMadeUpStreets(elements: readonly MadeUpElement[], dataDir: string): void {
  const file = join(dataDir, 'streets.json')
  writeFileSync(file, asOverpass(elements))
  importStreets(file, dataDir)
}
