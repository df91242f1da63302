import { execFileSync } from 'node:child_process'
import { readArgumentsFor } from '../tools/start-arguments.ts'

/** Imports a file of OpenStreetMap as the base map, as `npm run basemap -- --from FILE` does. */
export function importStreets(file: string, dataDir: string): void {
  execFileSync(process.execPath, [...readArgumentsFor('basemap'), '--from', file], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
